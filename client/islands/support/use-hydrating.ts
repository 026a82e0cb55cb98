import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while React takes over what the server sent, false for what it draws itself. */
export const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
