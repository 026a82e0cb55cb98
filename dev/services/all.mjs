import { step } from '../setup/say.mjs';

// Imported when needed: what is used instead of one of these may be all a machine can run.
const SERVICES = [
  ['DATABASE_URL', 'PostgreSQL', async () => (await import('./postgres.mjs')).startPostgres],
  ['REDIS_URL', 'Redis', async () => (await import('./redis.mjs')).startRedis],
  ['SMTP_URL', 'mailbox', async () => (await import('./mailbox.mjs')).startMailbox],
];

/**
 * Starts PostgreSQL, Redis and the mailbox, each unless env names one to use instead.
 * @returns {Promise<{ urls: Record<string, string>, failed: Promise<never>, stop: () => Promise<void> }>}
 */
export async function startServices(env, options) {
  const own = SERVICES.filter(([variable]) => !env[variable]);
  const given = Object.fromEntries(
    SERVICES.filter(([variable]) => env[variable]).map(([variable]) => [variable, env[variable]]),
  );
  const started = await Promise.all(own.map(([, name, load]) => startOne(name, load, options)));
  const urls = Object.fromEntries(own.map(([variable], index) => [variable, started[index].url]));
  const mailboxUrl = started.find((service) => service.mailboxUrl)?.mailboxUrl;
  return {
    urls: { ...given, ...urls, ...(mailboxUrl && { MAILBOX_URL: mailboxUrl }) },
    failed: Promise.race(started.map(({ failed }) => failed ?? new Promise(() => {}))),
    async stop() {
      for (const service of started.toReversed()) await service.stop(); // mail first, data last
    },
  };
}

async function startOne(name, load, options) {
  const start = await load();
  return step(`Starting ${name}`, `${name} is up`, () => start(options));
}
