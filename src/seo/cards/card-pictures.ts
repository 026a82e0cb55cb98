import { existsSync } from 'node:fs';

const FOLDER = 'client/art/pictures';
const STAND_INS = ['social', 'cover'];

/**
 * The file behind a card. Only scenes of ours: the server never fetches an address that somebody
 * typed. Anything else gets the scene that stands for the whole site.
 */
export function pictureFile(address: string | undefined): string {
  const name = /^(?:\/img\/)?([a-z0-9-]+)(?:\.(?:webp|jpe?g))?$/.exec(address ?? '')?.[1];
  const known = [name, ...STAND_INS].find((each) => each && existsSync(`${FOLDER}/${each}.webp`));
  return `${FOLDER}/${known}.webp`;
}
