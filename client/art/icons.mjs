import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icon, logo } from './mark.mjs';

/** An .ico holding PNGs: a six-byte head, one entry of sixteen bytes for each, then the pictures. */
function ico(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pngs.map((p) => p.data)]);
}

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Writes logo, icons and favicon into the pictures folder. */
export async function renderIcons(folder) {
  const out = (name, data) => writeFile(new URL(name, folder), data);
  await out('icon.svg', icon(14));
  await out('logo.svg', logo());
  await out('icon-192.png', await png(icon(), 192));
  await out('icon-512.png', await png(icon(), 512));
  await out('apple-touch-icon.png', await png(icon(), 180));
  await out('favicon-32.png', await png(icon(14), 32));
  await out(
    'favicon.ico',
    ico(
      await Promise.all(
        [16, 32, 48].map(async (size) => ({ size, data: await png(icon(14), size) })),
      ),
    ),
  );
}
