import { freePort } from '../setup/ports.mjs';
import { runProcess } from './process.mjs';

/** Runs the web and the worker process, each with a port of its own for health and figures. */
export async function runSite(site, { logs, say }) {
  const start = async (name, script) => {
    const env = { ...site, INTERNAL_PORT: String(await freePort()) };
    return runProcess(name, script, { env, logs, say });
  };
  const processes = [
    await start('web', 'dist/src/main.js'),
    await start('worker', 'dist/src/worker.js'),
  ];
  return {
    ready: Promise.all(processes.map(({ ready }) => ready)),
    failed: Promise.race(processes.map(({ failed }) => failed)),
    stop: () => Promise.all(processes.map((one) => one.stop('TERM', 10_000))),
  };
}
