// The web process as one file with V8's code cache beside it. Loading 2,300 modules one by one takes most
// of a start: looking for files, reading and compiling them.
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** What reads files of its own beside it, or is loaded by few processes and late. */
const ELSEWHERE =
  /^(bull|ioredis|sharp|sitemap|typescript|vite|swagger-ui-dist|@node-rs\/|@bull-board\/)/;

/** Puts a file in the place of `dist/src/main.js` that does the same, from one file. */
export async function bundleWeb(dist) {
  const entry = join(dist, 'src/main.js');
  const build = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    external: (name, importer) => ELSEWHERE.test(name) || isAbsent(name, importer),
    plugins: [ownFolders(dist)],
    // How others wrote their packages is none of our business.
    onLog() {},
  });
  const { output } = await build.generate({
    format: 'cjs',
    codeSplitting: false,
    comments: false,
    dynamicImportInCjs: false,
  });
  await build.close();
  writeFileSync(join(dist, 'web.cjs'), asAscii(output[0].code));
  copyFileSync(new URL('start-bundle.cjs', import.meta.url), entry);
  keepCompiled(entry);
}

/** Without settings a start ends once everything is loaded: the moment to keep what was compiled. */
function keepCompiled(entry) {
  const env = { PATH: process.env.PATH, KEEP_COMPILED: '1' };
  const { stderr } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8' });
  if (!stderr.includes('DATABASE_URL')) throw new Error(`The bundle does not load:\n${stderr}`);
}

/** V8 holds a text with a single letter beyond Latin 1 in twice the memory. */
const asAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Modules that look for files beside them find them where they were. */
const ownFolders = (dist) => ({
  name: 'own-folders',
  transform(code, id) {
    if (!id.startsWith(join(dist, 'src')) || !code.includes('__dirname')) return null;
    const folder = JSON.stringify(relative(dist, dirname(id)));
    return code.replaceAll('__dirname', `require('node:path').join(__dirname, ${folder})`);
  },
});

/** Drivers and transports that Nest and TypeORM try for and we do not have: tried for at run time, in vain. */
function isAbsent(name, importer) {
  if (!importer || name.startsWith('.') || isAbsolute(name)) return false;
  try {
    return !createRequire(importer).resolve(name);
  } catch {
    return true;
  }
}
