import { join } from 'node:path';
import { kept, randomSecret, writePrivate } from '../setup/kept.mjs';

/**
 * The variables of the site's processes: what is set around us wins over what we would choose.
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv, urls: Record<string, string>, admin: { name: string, password: string }, port: number, host: string }} choices
 */
export function siteEnvironment({ dataDir, env, urls, admin, port, host }) {
  const address = `http://127.0.0.1:${port}`;
  return {
    SEED_DEMO: '1',
    CONTACT_NOTIFY_EMAIL: 'agency@safari-flash-deals.test', // so that the mailbox shows these notices too
    PUBLIC_URL: address,
    APP_SECRET: env.APP_SECRET || kept(dataDir, 'app-secret', () => randomSecret(32)),
    ...env,
    ...urls,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    ADMIN_USERNAME: admin.name,
    ADMIN_PASSWORD: admin.password,
  };
}

/** Writes dataDir/env: what a person or a script needs to reach this running site. */
export function writeEnvFile(dataDir, env) {
  const names = [
    'DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'MAILBOX_URL',
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
  ];
  const lines = names.filter((name) => env[name]).map((name) => `${name}=${env[name]}\n`);
  writePrivate(join(dataDir, 'env'), lines.join(''));
}
