import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/options';
import { makeDatabase, type TestDatabase } from '../support/database';
import { aDeal } from '../support/deals';
import { TcpProxy } from '../support/tcp-proxy';
import { until } from '../support/until';
import { testEnvironment } from '../support/environment';
import { runWeb, type RunningWeb } from '../support/run-process';

/** The name under which web processes listen for changes of the deals. */
const EAR = 'safari-freshness';

describe('three web processes', () => {
  let own: TestDatabase;
  let proxy: TcpProxy;
  let database: DataSource;
  let webs: RunningWeb[];
  beforeAll(async () => {
    own = await makeDatabase();
    proxy = await TcpProxy.before(own.url);
    database = await new DataSource(databaseOptions(own.url)).initialize();
    const env = testEnvironment(proxy.insteadOf(own.url));
    webs = await Promise.all([1, 2, 3].map(() => runWeb(env)));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(webs.map((web) => web.stop()));
    await database.destroy();
    await proxy.close();
    await own.drop();
  });

  const pages = (path: string) =>
    Promise.all(webs.map(async ({ url }) => (await fetch(url + path)).text()));
  const everywhere = async (path: string, text: string) =>
    (await pages(path)).map((page) => page.split('id="page-data"')[0].includes(text));

  const ears = async () => {
    const rows = await database.query(
      `select 1 from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [EAR],
    );
    return rows.length;
  };

  const all = [true, true, true];

  /** What a deal goes through; `shows` checks that every process shows a text. */
  async function lifeOfADeal(shows: (path: string, text: string) => Promise<void>) {
    const { id } = await aDeal(database, { title: 'first title' });
    await shows('/deals', 'first title');
    await shows(`/deals/${id}`, 'first title');
    for (const title of ['second title', 'third title']) {
      await database.query('update deals set title = $2 where id = $1', [id, title]);
      await shows('/deals', title);
      await shows('/', title);
    }
    const soon = new Date(Date.now() + 1000);
    await database.query('update deals set expires_at = $2 where id = $1', [id, soon]);
    await shows('/deals', 'third title');
    await until('it has expired', () => Date.now() > soon.getTime());
    expect(await everywhere('/deals', 'third title')).toEqual([false, false, false]);
    await shows(`/deals/${id}`, '>EXPIRED<');
    await database.query('delete from deals where id = $1', [id]);
    await shows(`/deals/${id}`, 'Deal Not Found');
  }

  test('all show a change as soon as it is announced to them', async () => {
    await until('all three listen', async () => (await ears()) === 3);
    // The announcement and our next request race each other, by a millisecond or two.
    await lifeOfADeal((path, text) =>
      until(`${path} shows ${text}`, async () => !(await everywhere(path, text)).includes(false)),
    );
  });

  test('show it at the very next request while nobody can hear it announced', async () => {
    proxy.refuse(EAR);
    await until('nobody listens', async () => (await ears()) === 0);
    await lifeOfADeal(async (path, text) => expect(await everywhere(path, text)).toEqual(all));

    // A change that is under way but not yet committed must not be taken for seen.
    const { id } = await aDeal(database, { title: 'as it was' });
    const writer = database.createQueryRunner();
    await writer.startTransaction();
    await writer.query(`update deals set title = 'as it will be' where id = $1`, [id]);
    expect(await everywhere('/deals', 'as it was')).toEqual(all);
    await writer.commitTransaction();
    await writer.release();
    expect(await everywhere('/deals', 'as it will be')).toEqual(all);
    proxy.refuse('');
    await until('all three listen again', async () => (await ears()) === 3);
    await database.query(`delete from deals where id = $1`, [id]);
    await until(
      'it is gone everywhere',
      async () => !(await everywhere('/deals', 'as it will be')).includes(true),
    );
  });
});
