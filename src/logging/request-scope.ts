import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();
let underWay = 0;

/** The id of the request that the running code works for, or undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore();

/**
 * Runs work that belongs to a request: the web's own, or the job and the mail that follow from it. A
 * promise that it returns is waited for. While a scope exists, Node tells it of every callback it makes;
 * with no such work under way it is spared that, for kept pages pay it, too.
 */
export function forRequest<T>(id: string | null | undefined, work: () => T): T {
  if (!id) return work();
  underWay += 1;
  const result = scope.run(id, work);
  Promise.resolve(result).then(leave, leave);
  return result;
}

function leave() {
  underWay -= 1;
  if (!underWay) scope.disable();
}
