import { join } from 'node:path';
import { Held, takeLock } from './lock.mjs';

/** One supervisor a data folder. A second one is told who runs. */
export function lockData(dataDir, command) {
  try {
    return takeLock(join(dataDir, 'lock'), { command });
  } catch (error) {
    if (!(error instanceof Held)) throw error;
    const { pid, since, command: running } = error.holder;
    throw new Error(
      `"${running}" is already running over ${dataDir}: process ${pid}, since ${new Date(since).toLocaleString('en-GB')}.
Stop it first (Ctrl-C there, or: kill ${pid}), or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
