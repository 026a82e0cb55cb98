import { parentOf } from './identity.mjs';

const SAME_WISH = 1000; // a terminal and npm both pass on one Ctrl-C

/**
 * Calls stop() when we are asked to end: by Ctrl-C, by a signal, or because npm, which started us,
 * is gone. Asked once more while it takes long, we leave at once; the watchdogs end the rest.
 */
export function endTogether(stop) {
  let asked;
  const ask = () => {
    if (asked === undefined) stop();
    else if (performance.now() - asked > SAME_WISH) process.exit(130);
    asked ??= performance.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) whenNpmIsGone(ask);
}

// npm may have put a shell between itself and us, which would outlive it: look at both.
function whenNpmIsGone(act) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}
