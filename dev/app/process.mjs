import { join } from 'node:path';
import { keepRunning } from '../process/keep-running.mjs';
import { spawnTied } from '../process/tied.mjs';
import { root } from '../setup/project.mjs';

/**
 * Keeps one of the site's processes running.
 * @returns what keepRunning gives, with `ready`, which fulfils when the process has said so for the first time
 */
export function runProcess(name, script, { env, logs, say }) {
  const log = join(logs, `${name}.log`);
  let sayReady;
  const ready = new Promise((resolve) => (sayReady = resolve));
  let launches = 0;
  const launch = () => {
    const again = launches++ > 0;
    const tied = spawnTied(process.execPath, ['--enable-source-maps', script], {
      cwd: root,
      env,
      ipc: true,
      log,
    });
    tied.child.on('message', (message) => {
      if (message !== 'ready') return;
      if (again) say(`The ${name} process is back.`);
      sayReady();
    });
    return tied;
  };
  const kept = keepRunning(`The ${name} process`, launch, { say, log });
  return Object.assign(kept, { ready: Promise.race([ready, kept.failed]) });
}
