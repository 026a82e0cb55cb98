import { spawnTied } from '../process/tied.mjs';
import { root } from '../setup/project.mjs';

/**
 * One of the site's processes while it is being worked on: start() starts it again, in the place of
 * what runs. One that falls over waits for the edit that mends it.
 */
export function reloadable(name, script, { env, say }) {
  let current;
  const stop = async () => {
    const stopping = current;
    current = undefined;
    await stopping?.stop('TERM', 3000);
  };
  const start = async () => {
    await stop();
    const started = spawnTied(process.execPath, ['--enable-source-maps', script], {
      cwd: root,
      env,
    });
    current = started;
    started.exited.then(({ how }) => {
      if (current === started)
        say(`The ${name} process stopped (${how}); it starts again after the next edit.`);
    });
  };
  return { start, stop };
}
