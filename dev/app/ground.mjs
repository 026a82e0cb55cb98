import { join } from 'node:path';
import { openLedger } from '../process/ledger.mjs';
import { run } from '../process/run.mjs';
import { startServices } from '../services/all.mjs';
import { install } from '../setup/install.mjs';
import { lockData } from '../setup/lock-data.mjs';
import { sitePort } from '../setup/ports.mjs';
import { openDataDir, root } from '../setup/project.mjs';
import { say, step } from '../setup/say.mjs';
import { administrator } from './administrator.mjs';
import { siteEnvironment, writeEnvFile } from './environment.mjs';

/**
 * Everything the site's processes stand on: packages, services, a build, a database with a catalogue in it.
 * @param {{ command: string, env: NodeJS.ProcessEnv, build: () => Promise<void>, onServices: (services: object) => void }} how
 *   onServices is told of the services as soon as there is something to stop
 */
export async function layGround({ command, env, build, onServices }) {
  const dataDir = openDataDir(env);
  lockData(dataDir, command);
  await openLedger(join(dataDir, 'run'));
  const host = env.HOST || '127.0.0.1';
  const port = await sitePort(env, host);
  await install();

  const starting = startServices(env, { dataDir, say });
  starting.then(onServices, () => {});
  const [services] = await Promise.all([starting, build()]);

  const admin = administrator(dataDir, env, say);
  const site = siteEnvironment({ dataDir, env, urls: services.urls, admin, port, host });
  writeEnvFile(dataDir, site);
  await step('Preparing the database', 'Database prepared', () =>
    run(process.execPath, ['dist/src/prepare.js'], { cwd: root, env: site }),
  );
  return { dataDir, logs: join(dataDir, 'logs'), site, services, admin };
}
