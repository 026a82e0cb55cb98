/**
 * The environment of a process under test. Each jest worker has a Redis database of its own, so that
 * queues, sessions and counters do not meet.
 */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    DATABASE_URL: databaseUrl,
    REDIS_URL: `${process.env.TEST_REDIS_URL}/${Number(process.env.JEST_WORKER_ID ?? 1) % 16}`,
    SMTP_URL: process.env.TEST_SMTP_URL!,
    APP_SECRET: 'a-secret-of-the-tests-and-nobody-else-0123',
    CONTACT_NOTIFY_EMAIL: 'agency@safari-flash-deals.test',
  };
}
