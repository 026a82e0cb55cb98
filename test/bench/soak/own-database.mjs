import { run } from '../../../dev/process/run.mjs';
import { query, siteEnvironment } from '../catalogue.mjs';

const NAME = 'safari_soak';
const EDIT = `update deals set spots_left = 1 + (spots_left + 1) % 9 where id = (select min(id) from deals)`;

/** A prepared database with the demo catalogue, gone when it stops. */
export async function ownDatabase(urls) {
  const url = new URL(urls.DATABASE_URL);
  url.pathname = `/${NAME}`;
  const drop = () => query(urls.DATABASE_URL, `drop database if exists ${NAME} with (force)`);
  await drop();
  await query(urls.DATABASE_URL, `create database ${NAME}`);
  const env = { ...process.env, ...siteEnvironment(urls, url.href), SEED_DEMO: '1' };
  await run(process.execPath, ['dist/src/prepare.js'], { env });
  await query(url.href, `update deals set expires_at = now() + interval '30 days'`);
  return { url: url.href, editDeal: () => query(url.href, EDIT), stop: drop };
}
