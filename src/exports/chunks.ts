const CHUNK_BYTES = 256 * 1024;

/** Gathers a stream of small pieces into chunks of about CHUNK_BYTES. */
export async function* chunks(pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    gathered.push(bytes);
    size += bytes.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  if (size) yield Buffer.concat(gathered);
}
