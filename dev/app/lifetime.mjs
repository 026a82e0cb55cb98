import { endTogether } from '../process/end-together.mjs';
import { say } from '../setup/say.mjs';

/**
 * The life of a command: things join as they start, and are stopped the other way round, be it at
 * the end, at Ctrl-C or when something cannot go on.
 * @param {(join: (thing: { stop: () => Promise<unknown>, failed?: Promise<never> }) => void, end: (code: number, lastWord: string) => Promise<never>) => Promise<void>} begin
 * @param {{ interrupted?: number }} options the exit code when it was told to stop
 */
export function live(begin, { interrupted = 0 } = {}) {
  const things = [];
  let ending;
  const end = (code, lastWord) => (ending ??= stopAll(things).then(() => leave(code, lastWord)));
  const cannotGoOn = (error) => {
    if (!ending) console.error(`\n${error.message}\n`);
    end(1);
  };
  endTogether(() => {
    if (!ending) say('Stopping …');
    end(interrupted);
  });
  const join = (thing) => {
    things.push(thing);
    thing.failed?.catch(cannotGoOn);
  };
  begin(join, end).catch(cannotGoOn);
}

async function stopAll(things) {
  while (things.length) {
    try {
      await things.pop().stop();
    } catch (error) {
      say(error.message);
    }
  }
}

function leave(code, lastWord) {
  if (lastWord) console.log(lastWord);
  process.exit(code);
}
