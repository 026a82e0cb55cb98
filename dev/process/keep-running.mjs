import { setTimeout as pause } from 'node:timers/promises';

const QUICK = 10_000;
const PATIENCE = 6;

/**
 * Keeps a program running: starts it again when it ends by itself, later and later when it ends
 * quickly. After too many quick ends in a row it gives up, and `failed` rejects.
 * @param {() => ReturnType<typeof import('./tied.mjs').spawnTied>} launch
 */
export function keepRunning(name, launch, { say, log }) {
  const stopped = new AbortController();
  let current = launch();

  const watch = async () => {
    for (let quickEnds = 0, born = Date.now(); ; born = Date.now()) {
      const { how } = await current.exited;
      if (stopped.signal.aborted) return;
      quickEnds = Date.now() - born < QUICK ? quickEnds + 1 : 1;
      if (quickEnds > PATIENCE)
        throw new Error(
          `${name} ended ${quickEnds} times within seconds (${how}).${log ? ` Its log: ${log}` : ''}`,
        );
      say(`${name} stopped unexpectedly (${how}); starting it again.`);
      await pause(100 * 2 ** quickEnds, null, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      current = launch();
    }
  };

  const watching = watch();
  const failed = new Promise((_, reject) => watching.catch(reject));
  failed.catch(() => {}); // whoever cares listens as well
  return {
    failed,
    get pid() {
      return current.pid;
    },
    async stop(signal, patience) {
      stopped.abort();
      await current.stop(signal, patience);
      await watching.catch(() => {});
    },
  };
}
