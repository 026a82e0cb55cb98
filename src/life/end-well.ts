import { Logger, type INestApplicationContext } from '@nestjs/common';
import { within } from '../promises/within';
import { Life } from './life';

/** Whoever stops us kills us after 10 s or so; by then all is closed (ms). */
const ALL_DONE_BY_MS = 9500;

/**
 * On SIGTERM or SIGINT: not ready any more, finish what is under way, close, leave with 0. What does
 * not finish in time is cut; requests are asked again by their senders, jobs are taken up by others.
 * @param drain finishes what is under way before the application closes
 */
export function endWell(
  app: INestApplicationContext,
  drain: () => Promise<unknown> = async () => null,
) {
  const log = new Logger('Life');
  const end = async (signal: string) => {
    const life = app.get(Life);
    if (life.ending) return;
    life.ending = true;
    log.log(`${signal}: ending`);
    const done = drain()
      .then(() => app.close())
      .then(() => true);
    const whole = await within(ALL_DONE_BY_MS, done).catch((error: Error) =>
      log.error(error.message, error.stack),
    );
    log[whole ? 'log' : 'warn'](whole ? 'ended' : 'ended with work cut short');
    process.exit(0);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/** A mistake nobody caught is written down before it ends the process: it cannot be trusted after that. */
export function reportCrash() {
  process.on('uncaughtException', (error) => {
    new Logger('Crash').fatal(error);
    process.exit(1);
  });
}
