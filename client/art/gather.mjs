import { readdir } from 'node:fs/promises';

/** All scenes of all files in scenes/, by picture name: { draw, tone, focus, hero?, jpeg? }. */
export async function gather() {
  const folder = new URL('scenes/', import.meta.url);
  const all = {};
  for (const name of (await readdir(folder)).filter((f) => f.endsWith('.mjs')).sort()) {
    const { scenes } = await import(new URL(name, folder));
    for (const [picture, scene] of Object.entries(scenes)) {
      if (all[picture]) throw new Error(`Two scenes are called ${picture}`);
      all[picture] = scene;
    }
  }
  return all;
}
