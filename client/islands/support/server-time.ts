// Apart from the hook that uses it: the entry sets this clock, and must not bring React along.
let offset = 0;

/** Told once at start: the server's clock minus the visitor's (ms). */
export function setServerClock(ahead: number) {
  offset = ahead;
}

/** The server's time (ms since 1970). */
export const serverNow = () => Date.now() + offset;
