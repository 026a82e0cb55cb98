import type { QueueOptions } from 'bull';
import { retryDelayMs } from './retry-delay';

/** What every queue and every process has in common: the only place for retries and stalled jobs. */
export function queueOptions(redisUrl: string): QueueOptions {
  return {
    prefix: 'safari',
    redis: connection(redisUrl),
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'jittered' },
      // A finished job gives its id back: what has the same id may be handed over again.
      removeOnComplete: true,
      removeOnFail: true,
    },
    settings: {
      // The job of a killed worker is taken up again when its lock lapses; the default is 30 s.
      lockDuration: 10_000,
      lockRenewTime: 3000,
      stalledInterval: 5000,
      // Being killed is not the job's fault: it may stall as often as it likes.
      maxStalledCount: 1000,
      guardInterval: 2000,
      retryProcessDelay: 1000,
      backoffStrategies: { jittered: (failures: number) => retryDelayMs(failures) },
    },
  };
}

/**
 * A command waits for Redis through one failed reconnection, that is about a second, and then fails.
 * Bull itself lifts that bound where a connection only waits for work.
 */
function connection(redisUrl: string): QueueOptions['redis'] {
  const { protocol, hostname, port, username, password, pathname } = new URL(redisUrl);
  return {
    host: hostname,
    port: Number(port || 6379),
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1) || 0),
    tls: protocol === 'rediss:' ? {} : undefined,
    connectTimeout: 1000,
    keepAlive: 5000,
    // Waiting for work is answered every 5 s; a connection that is silent for longer is dead.
    socketTimeout: 10_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  };
}
