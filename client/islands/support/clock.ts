import { useEffect, useState } from 'react';
import { serverNow } from './server-time';
import { onTick } from './ticker';

/**
 * The server's time, each second (ms). Starts as `initial`, so that the first render in the browser
 * equals the server's markup.
 */
export function useServerNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    tick();
    return onTick(tick);
  }, []);
  return now;
}
