import pg from 'pg';
import { execFileSync } from 'node:child_process';

/**
 * Two databases, one with 24 deals on sale and one with 2,400, made of the demo catalogue.
 * @returns {Promise<{ urls: Record<string, string>, small: string, large: string, stop: () => Promise<void> }>}
 */
export async function catalogue(urls) {
  const small = await makeDatabase(urls, 'bench_small', keep(24));
  const large = await makeDatabase(urls, 'bench_large', `${keep(24)}; ${TIMES_A_HUNDRED}`);
  return {
    urls,
    small,
    large,
    stop: () => drop(urls, ['bench_small', 'bench_large']),
  };
}

const keep = (count) => `
  update deals set expires_at = now() + (id * 3 + 20) * interval '1 hour', is_active = true;
  delete from deals where id not in (select id from deals order by id limit ${count})`;

const COLUMNS = `destination, description, original_price, discounted_price, savings, duration, spots_left,
  total_spots, expires_at, highlights, images, is_urgent, message_tag, message_color, priority`;

const TIMES_A_HUNDRED = `
  insert into deals (title, ${COLUMNS})
  select title || ' ' || copy, ${COLUMNS} from deals, generate_series(2, 100) copy`;

async function makeDatabase(urls, name, arrange) {
  await drop(urls, [name]);
  await query(urls.DATABASE_URL, `create database ${name}`);
  const url = new URL(urls.DATABASE_URL);
  url.pathname = `/${name}`;
  const env = { ...process.env, ...siteEnvironment(urls, url.href), ...ADMIN, SEED_DEMO: '1' };
  execFileSync('node', ['dist/src/prepare.js'], { env, stdio: 'ignore' });
  await query(url.href, arrange);
  await query(url.href, 'analyze');
  return url.href;
}

async function drop(urls, names) {
  for (const name of names) {
    await query(urls.DATABASE_URL, `drop database if exists ${name} with (force)`);
  }
}

export async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The administrator of the bench's databases. */
export const ADMIN = { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'only-for-the-bench-0123' };

/** What a web process of the bench is told. */
export const siteEnvironment = (urls, databaseUrl) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1:4000',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  REDIS_URL: `${urls.REDIS_URL}/15`,
  SMTP_URL: urls.SMTP_URL,
  LIMIT_EXPORTS: '1000/60',
  APP_SECRET: 'a-secret-of-the-bench-and-of-nobody-else-0123',
});
