// npm run admin: the accounts of the back office, here or wherever DATABASE_URL says.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDir, root } from './setup/project.mjs';

const command = join(root, 'dist/src/auth/admin-command.js');
const env = process.env.DATABASE_URL ? process.env : { ...ownSite(), ...process.env };

if (!existsSync(command)) {
  console.error('The site is not built yet. Run npm start or npm run build first.');
  process.exit(1);
}
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  env,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));

/** What the running `npm start` wrote down of its services. */
function ownSite() {
  const file = join(openDataDir(), 'env');
  if (!existsSync(file)) {
    console.error('Nothing runs here. Run npm start first, or set DATABASE_URL.');
    process.exit(1);
  }
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
