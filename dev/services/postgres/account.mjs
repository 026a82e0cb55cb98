import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { openToAll } from './reach.mjs';

// PostgreSQL refuses to run as root. These accounts exist on the systems where root starts us.
const HARMLESS = ['postgres', 'nobody'];
const CAPABILITIES = { dac_read_search: 2, dac_override: 1 }; // the narrower first; containers often grant only the other

/**
 * Who runs the database: ourselves, or, when we are root, an account without rights.
 * @param {string} home the folder it must get into
 * @param {string} cluster the cluster in there, whose owner, once it exists, stays its owner
 * @returns {{ wrap: (command: string, args: string[]) => [string, string[]], options: object, ids?: {uid: number, gid: number} }}
 */
export function databaseAccount(home, cluster) {
  if (process.getuid() !== 0) return { options: {}, wrap: (command, args) => [command, args] };
  const ids = ownerOf(cluster) ?? harmlessUser();
  if (openToAll(home)) return { ids, options: ids, wrap: (command, args) => [command, args] };
  return {
    ids,
    options: {},
    wrap: (command, args) => ['setpriv', [...enteringClosedFolders(ids), command, ...args]],
  };
}

function ownerOf(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.uid ? { uid: found.uid, gid: found.gid } : undefined;
}

function harmlessUser() {
  for (const name of HARMLESS) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [uid, gid] = line?.split(':').slice(2, 4).map(Number) ?? [];
    if (uid > 0) return { uid, gid };
  }
  throw new Error(
    'Root cannot run PostgreSQL, and there is no account "postgres" or "nobody". Start as an ordinary user.',
  );
}

// In a folder such as one under /root the account may pass closed doors and nothing more;
// moving the data elsewhere instead would leave it behind when the project is deleted.
function enteringClosedFolders({ uid, gid }) {
  const capability = heldCapability();
  if (!capability || !works('setpriv', ['--version'])) {
    throw new Error(
      'This folder is closed to other users, and root cannot run PostgreSQL. Move the project to a folder others can enter (such as /srv), or start as an ordinary user.',
    );
  }
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
}

function heldCapability() {
  const held = BigInt(
    `0x${/^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]}`,
  );
  return Object.keys(CAPABILITIES).find((name) => held & (1n << BigInt(CAPABILITIES[name])));
}

function works(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
