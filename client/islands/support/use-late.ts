import { useEffect, useState } from 'react';
import { call } from './call';

/**
 * What the page brought, or, where its data were late, what one call for the same data brings.
 * `failed` says that the call failed too.
 */
export function useLate<T>(brought: T | null, url: string): { data: T | null; failed: boolean } {
  const [data, setData] = useState(brought);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (brought !== null) return;
    call<T>('GET', url).then(setData, () => setFailed(true));
  }, [brought, url]);
  return { data, failed };
}
