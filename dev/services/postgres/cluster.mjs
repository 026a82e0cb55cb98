import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { birth } from '../../process/identity.mjs';
import { run } from '../../process/run.mjs';
import { writePrivate } from '../../setup/kept.mjs';

/** Makes the database cluster unless it is there. A crash halfway leaves nothing that counts. */
export async function makeCluster(cluster, { bin, account, password }) {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const parent = join(cluster, '..');
  for (const name of readdirSync(parent))
    if (name.startsWith('draft-')) rmSync(join(parent, name), { recursive: true });
  const draft = join(parent, `draft-${process.pid}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writePrivate(passwordFile, password);
  for (const path of [draft, passwordFile])
    if (account.ids) chownSync(path, account.ids.uid, account.ids.gid);
  const args = [
    ...[
      '-D',
      draft,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-sync',
      '--no-instructions',
    ],
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], // the same on every system
  ];
  await run(...account.wrap(join(bin, 'initdb'), args), {
    ...account.options,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  rmSync(passwordFile);
  renameSync(draft, cluster);
}

/**
 * Clears the way for a start: PostgreSQL refuses while the process named in postmaster.pid lives,
 * be it a server of ours that lost its supervisor or a stranger that was given the same number.
 */
export async function clearPostmaster(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 1 && serves(pid, cluster)) {
    process.kill(pid, 'SIGQUIT');
    while (birth(pid)) await pause(25);
  }
  rmSync(file, { force: true });
}

// Without /proc there is no cheap way to know; the ledger has ended what it knew of by then.
function serves(pid, cluster) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}
