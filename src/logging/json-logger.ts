import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentRequestId } from './request-scope';
import { scrub } from './scrub';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What Nest says while it wires itself up; of use only when that fails. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Where lines go may be full or gone: then they are lost, which is no reason to end. */
export function surviveLostLines() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Nest's logger over pino: one JSON line an event, with the request it belongs to. */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(
    service: string,
    level: LogLevel,
    write: (line: string) => void = (line) => void process.stdout.write(line),
  ) {
    this.pino = pino(
      {
        level,
        base: { service, pid: process.pid },
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        mixin: () => ({ requestId: currentRequestId() }),
      },
      { write: (line) => write(scrub(line)) },
    );
  }

  fatal = (message: unknown, ...rest: unknown[]) => this.put('fatal', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.put('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.put('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.put('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.put('trace', message, rest);

  log = (message: unknown, ...rest: unknown[]) =>
    this.put(WIRING.has(rest.at(-1) as string) ? 'debug' : 'info', message, rest);

  /** Nest hands over (message, stack?, context?), the last one being the context. */
  private put(level: Exclude<LogLevel, 'silent'>, message: unknown, rest: unknown[]) {
    const context = rest.length ? String(rest.at(-1)) : undefined;
    const stack = rest.length > 1 && rest[0] ? String(rest[0]) : undefined;
    if (message instanceof Error)
      this.pino[level]({ context, stack: message.stack }, message.message);
    else if (message && typeof message === 'object') this.pino[level]({ context, ...message });
    else this.pino[level]({ context, stack }, String(message));
  }
}
