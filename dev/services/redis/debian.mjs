import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';

const NEVER = ['libc6', 'libgcc-s1']; // the system's own, and bound to its loader

/** Unpacks Debian's or Ubuntu's Redis into a folder, without installing it and without being root. */
export async function unpackRedis(home) {
  const draft = `${home}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  for (const folder of ['root', 'debs', 'lists/partial', 'cache/archives/partial'])
    mkdirSync(join(draft, folder), { recursive: true });
  const inDebs = { cwd: join(draft, 'debs'), env: { ...process.env, LC_ALL: 'C' } };
  try {
    await download([], inDebs);
  } catch {
    // No package lists, or old ones: fetch lists of our own, which needs no rights.
    const own = ['-o', `Dir::State::Lists=${draft}/lists`, '-o', `Dir::Cache=${draft}/cache`];
    await run('apt-get', [...asOurselves, ...own, 'update'], inDebs).catch(() => {}); // one dead source of many is no reason to stop
    await download(own, inDebs);
  }
  for (const deb of readdirSync(inDebs.cwd)) await run('dpkg', ['-x', deb, '../root'], inDebs);
  for (const folder of ['debs', 'lists', 'cache']) rmSync(join(draft, folder), { recursive: true });
  if (existsSync(home)) rmSync(home, { recursive: true });
  renameSync(draft, home);
}

// apt drops root's rights for downloads, and then cannot write into our folder.
const asOurselves = ['-o', 'APT::Sandbox::User='];

async function download(lists, options) {
  const shown = await run(
    'apt-cache',
    [...lists, 'depends', '--important', 'redis-server', 'redis-tools'],
    options,
  );
  const needed = [...shown.matchAll(/^ *\|?Depends: ((?:lib|lua)\S+)$/gm)].map(([, name]) => name);
  const names = [...new Set(['redis-server', 'redis-tools', ...needed])].filter(
    (name) => !NEVER.includes(name),
  );
  await run('apt-get', [...asOurselves, ...lists, 'download', ...names], options);
}
