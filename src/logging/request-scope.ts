import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that the running code works for, or undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore();

/** Runs work that belongs to a request: the web's own, or the job and the mail that follow from it. */
export function forRequest<T>(id: string | null | undefined, work: () => T): T {
  return id ? scope.run(id, work) : work();
}
