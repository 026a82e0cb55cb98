import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './process/run.mjs';
import { root } from './setup/project.mjs';
import { say, step } from './setup/say.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);
const HELP = `There is no Chromium for the browser tests, and none could be fetched. Install one:
  Debian, Ubuntu  sudo apt-get install chromium
  any system      npx playwright install --with-deps chromium
  macOS           brew install --cask chromium
or set CHROME_PATH to one.`;

// On a closed network Chromium otherwise spends its time looking for updates.
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Finds a Chromium that runs here, or fetches one.
 * @returns {Promise<{ executablePath: string, args: string[] }>} what Playwright's launch takes
 */
export async function resolveBrowser(env = process.env) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...ARGS] : ARGS; // its sandbox refuses root
  if (env.CHROME_PATH) {
    if (await works(env.CHROME_PATH)) return { executablePath: env.CHROME_PATH, args };
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which does not run.`);
  }
  const executablePath = (await firstThatWorks()) ?? (await fetched());
  if (!executablePath) throw new Error(HELP);
  return { executablePath, args };
}

async function firstThatWorks() {
  for (const file of [await playwrights(), ...onSystem()])
    if (file && existsSync(file) && (await works(file))) return file;
}

async function playwrights() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function onSystem() {
  if (process.platform === 'darwin')
    return MAC_APPS.flatMap((app) => [join('/', app), join(homedir(), app)]);
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

// Some systems have a script of that name which only tells how to install it.
async function works(file) {
  const shown = await run(file, ['--version', '--no-sandbox']).catch(() => '');
  return /\d+\.\d+/.test(shown);
}

async function fetched() {
  for (const fetch of [debians, playwrightsOwn]) {
    await fetch().catch(({ message }) => say(message.split('\n').slice(-3).join('\n')));
    const found = await firstThatWorks();
    if (found) return found;
  }
}

async function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    run('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  const get = () => apt('install', '--no-install-recommends', 'chromium');
  await step('Installing Chromium (apt-get install chromium)', 'Chromium installed', () =>
    get().catch(() => apt('update').then(get)),
  );
}

function playwrightsOwn() {
  const download = () =>
    run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  return step('Fetching Chromium (playwright install chromium)', 'Chromium fetched', download);
}
