import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.map']);
const TOO_SMALL = 512; // what fits into one packet gains nothing

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts NAME.br and NAME.gz beside each text file: the best compression, paid once instead of on each request. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => TEXT.has(extname(name)));
  await Promise.all(files.map((name) => compress(join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < TOO_SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
