import { useCallback, useRef, useState } from 'react';
import { CallError } from './call';
import type { Guarded } from './use-desk-data';

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Does work that needs the session. Where the session has ended, the work waits while somebody signs
 * in again in place, and is then done once more; giving up fails it with the 401 it met.
 */
export function useSignInAgain() {
  const [isNeeded, setNeeded] = useState(false);
  const waiting = useRef<Waiting[]>([]);

  const guarded: Guarded = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      setNeeded(true);
      await new Promise<void>((resolve, reject) =>
        waiting.current.push({ resolve, reject: () => reject(error) }),
      );
      return work();
    }
  }, []);

  const settle = (how: 'resolve' | 'reject') => {
    setNeeded(false);
    for (const each of waiting.current.splice(0)) each[how](undefined);
  };
  return { isNeeded, guarded, done: () => settle('resolve'), giveUp: () => settle('reject') };
}
