import { useEffect, useState } from 'react';
import { serverNow } from './server-time';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * The server's time, each second (ms). Starts as `initial`, so that the first render in the browser
 * equals the server's markup. All clocks of a page share one ticker.
 */
export function useServerNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    tick();
    return subscribe(tick);
  }, []);
  return now;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((each) => each()), 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}
