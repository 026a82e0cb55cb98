import { endTogether } from '../process/end-together.mjs';
import { say } from '../setup/say.mjs';

/**
 * The life of a command that runs until it is told to stop: things join as they start, and
 * are stopped the other way round, at Ctrl-C as well as when something cannot go on.
 * @param {(join: (thing: { stop: () => Promise<unknown>, failed?: Promise<never> }) => void) => Promise<void>} begin
 */
export function live(begin) {
  const things = [];
  let ending;
  const end = (code) => (ending ??= stopAll(things).then(() => process.exit(code)));
  const cannotGoOn = (error) => {
    if (!ending) console.error(`\n${error.message}\n`);
    end(1);
  };
  endTogether(() => {
    say('Stopping …');
    end(0);
  });
  begin((thing) => {
    things.push(thing);
    thing.failed?.catch(cannotGoOn);
  }).catch(cannotGoOn);
}

async function stopAll(things) {
  while (things.length) await things.pop().stop().catch(({ message }) => say(message));
}
