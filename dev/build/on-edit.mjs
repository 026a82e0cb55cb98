import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';

const SETTLED = 80; // an editor writes one file in several steps

/** Does the work after each edit under the folders, one at a time, and once more for edits made meanwhile. */
export function onEdit(folders, work) {
  let timer;
  let busy = false;
  let again = false;
  const act = async () => {
    again = busy;
    if (busy) return;
    busy = true;
    await work();
    busy = false;
    if (again) await act();
  };
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(act, SETTLED);
    });
  }
}
