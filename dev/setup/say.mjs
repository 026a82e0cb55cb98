/** One line of progress. */
export function say(text) {
  console.log(`  ${text}`);
}

/** Says what is being done, and afterwards how long it took. */
export async function step(doing, done, work) {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  say(`${doing} …`);
  const reminder = setInterval(() => say(`${doing}: ${Math.round(seconds())} s so far`), 10_000);
  try {
    const result = await work();
    say(`${typeof done === 'function' ? done(result) : done} (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** Ends a command that cannot go on, with a sentence instead of a stack. */
export function fail(error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
