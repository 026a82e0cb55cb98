import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COPIES = '/var/cache/safari-flash-deals';

/** Whether every account can get to a path: each folder on the way must let others pass. */
export function openToAll(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(statSync(folder).mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * PostgreSQL's programs where the database's account can run them. They check their own address with
 * access(2), which no capability helps, so that programs under a closed folder need an open copy.
 */
export function reachableBinaries(bin) {
  if (openToAll(bin)) return bin;
  const native = dirname(bin);
  const { name, version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  const copy = join(COPIES, `${name.replace(/\W+/g, '-').slice(1)}-${version}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  return join(copy, 'bin');
}

function copyWhole(from, to) {
  mkdirSync(COPIES, { recursive: true, mode: 0o755 });
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(draft, { recursive: true }); // another start was faster
  }
}
