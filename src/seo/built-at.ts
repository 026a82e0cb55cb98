import { statSync } from 'node:fs';

const started = new Date();

/** When the pages were last built; in development, where nothing is built, the start. */
export function builtAt(): Date {
  return statSync('dist/client/server.js', { throwIfNoEntry: false })?.mtime ?? started;
}
