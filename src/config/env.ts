import { readFileSync } from 'node:fs';
import { LOG_LEVELS } from '../logging/json-logger';
import { readBrand } from './brand';
import { Config } from './config';
import { EnvReader } from './env-reader';
import { readLimits } from './limits';

/**
 * Reads the environment into a Config. The only reader of process.env.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = new EnvReader(env);
  const mode = read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development');
  const port = read.port('PORT', 3000);
  const publicUrl = readPublicUrl(read, mode, port);
  const config: Config = {
    mode,
    logLevel: read.oneOf('LOG_LEVEL', [...LOG_LEVELS], mode === 'test' ? 'silent' : 'info'),
    http: {
      port,
      host: read.text('HOST', '127.0.0.1'),
      publicUrl,
      secure: publicUrl.startsWith('https:'),
      internalPort: read.optionalPort('INTERNAL_PORT'),
      internalHost: read.text('INTERNAL_HOST', '127.0.0.1'),
      trustedProxies: read.list('TRUSTED_PROXIES'),
      goOnMs: read.integer('SHUTDOWN_GO_ON_MS', 0),
    },
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      timeoutMs: read.integer('SMTP_TIMEOUT_MS', 10_000),
      from: read.text('MAIL_FROM', 'Safari Flash Deals <hello@safari-flash-deals.test>'),
      contactNotify: read.optional('CONTACT_NOTIFY_EMAIL'),
      dkim: readDkim(read),
    },
    secret: read.secret('APP_SECRET', mode === 'production'),
    firstAdmin: readFirstAdmin(read),
    seedDemo: read.flag('SEED_DEMO'),
    videoUrl: read.optionalUrl('VIDEO_URL', ['https:', 'http:']),
    pages: {
      keep: mode !== 'development' && read.text('PAGE_KEEP', '1') !== '0',
      dataWaitMs: read.integer('PAGE_DATA_WAIT_MS', 800),
      staleIfErrorMs: read.integer('PAGE_STALE_IF_ERROR_MS', 24 * 60 * 60 * 1000),
    },
    limits: readLimits(read),
    outbox: {
      pollMs: read.integer('OUTBOX_POLL_MS', 5000),
      firstRetryMs: read.integer('OUTBOX_FIRST_RETRY_MS', 5000),
      giveUpAfterMs: read.integer('OUTBOX_GIVE_UP_AFTER_MS', 24 * 60 * 60 * 1000),
    },
    brand: readBrand(read),
  };
  read.throwIfWrong();
  return config;
}

function readPublicUrl(read: EnvReader, mode: Config['mode'], port: number) {
  const fallback = mode === 'production' ? undefined : `http://127.0.0.1:${port}`;
  const url = read.url('PUBLIC_URL', ['https:', 'http:'], fallback).replace(/\/+$/, '');
  const local = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(url);
  if (mode === 'production' && url.startsWith('http:') && !local) {
    read.wrong('PUBLIC_URL', 'must begin with https:// in production');
  }
  return url;
}

function readFirstAdmin(read: EnvReader) {
  const username = read.optional('ADMIN_USERNAME');
  const password = read.optional('ADMIN_PASSWORD');
  if (!username && !password) return null;
  if (!username) read.wrong('ADMIN_USERNAME', 'is needed beside ADMIN_PASSWORD');
  if (!password) read.wrong('ADMIN_PASSWORD', 'is needed beside ADMIN_USERNAME');
  return { username: username ?? '', password: password ?? '' };
}

function readDkim(read: EnvReader): Config['mail']['dkim'] {
  const domain = read.optional('DKIM_DOMAIN');
  if (!domain) return null;
  const file = read.text('DKIM_KEY_FILE');
  try {
    const privateKey = file ? readFileSync(file, 'utf8') : '';
    return { domain, selector: read.text('DKIM_SELECTOR', 'mail'), privateKey };
  } catch {
    read.wrong('DKIM_KEY_FILE', 'cannot be read');
    return null;
  }
}
