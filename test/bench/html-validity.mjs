/*
 * The Nu HTML checker over every public page in every language. Needs Java and a running site:
 * `node test/bench/html-validity.mjs http://127.0.0.1:3000`. The checker is fetched for this run
 * alone. Ends with 1 where it finds an error.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PUBLIC_PATHS } from './public-paths.mjs';

const site = process.argv[2] ?? 'http://127.0.0.1:3000';
const LANGUAGES = ['en', 'de', 'es', 'fr'];

const folder = await mkdtemp(join(tmpdir(), 'validity-'));
try {
  const files = await fetchPages();
  const messages = await check([...files.keys()]);
  for (const { type, subType, url, lastLine, message, extract } of messages) {
    const place = files.get(url.replace(/^file:/, '')) ?? url;
    console.log(`${subType ?? type} ${place}:${lastLine} ${message}\n    ${extract ?? ''}`);
  }
  const errors = messages.filter(({ type }) => type !== 'info').length;
  console.log(`${files.size} documents, ${errors} errors, ${messages.length - errors} warnings`);
  process.exitCode = errors ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}

/** Each page as a file, by the file's name. */
async function fetchPages() {
  const files = new Map();
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PATHS) {
      const response = await fetch(site + path, { headers: { 'Accept-Language': language } });
      const file = join(folder, `${files.size}.html`);
      await writeFile(file, await response.text());
      files.set(file, `${language} ${path} (${response.status})`);
    }
  }
  return files;
}

async function check(files) {
  const command = ['--yes', '--package', 'vnu-jar@26.9.27', 'vnu', '--format', 'json', ...files];
  // The checker ends with 1 where it found something, and says what on its error stream.
  const { stderr } = await promisify(execFile)('npx', command, { maxBuffer: 1e8 }).catch(
    (error) => error,
  );
  const json = stderr.slice(stderr.indexOf('{'));
  return JSON.parse(json).messages;
}
