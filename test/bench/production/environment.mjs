/** What the processes are told: as in production, with limits that a load test does not run into. */
export const environment = (urls, proxyPort) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: urls.DATABASE_URL,
  REDIS_URL: urls.REDIS_URL,
  SMTP_URL: urls.SMTP_URL,
  APP_SECRET: 'bench-secret-of-this-run-only-0123456789',
  CONTACT_NOTIFY_EMAIL: 'agency@safari-flash-deals.test',
  LIMIT_CONTACT: '1000000/60',
  LIMIT_MAILS_TO_ADDRESS: '1000000/60',
  SEED_DEMO: '1',
  SHUTDOWN_GO_ON_MS: '1000',
  LOG_LEVEL: 'warn',
});
