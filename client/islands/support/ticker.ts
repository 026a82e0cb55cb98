const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back each second; all clocks of a page share one timer. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tell, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const tell = () => listeners.forEach((each) => each());
