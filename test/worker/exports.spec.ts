import { parse } from 'csv-parse/sync';
import { startApp, type TestApp } from '../support/app';
import { guarded, HOSTILE, manyContacts } from '../support/contacts';
import { exported } from '../support/exported';
import { aUser, signedIn } from '../support/people';
import { runProcess, type RunningProcess } from '../support/run-process';

describe('the exports', () => {
  let site: TestApp;
  let worker: RunningProcess;
  let ada: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await startApp({ LIMIT_EXPORTS: '1000/60', LIMIT_CONTACT: '1000/60' });
    worker = await runProcess('dist/src/worker.js', process.env as Record<string, string>);
    await aUser(site.database);
    await aUser(site.database, { username: 'grace' });
    ada = await signedIn(site);
  });
  afterAll(async () => {
    await worker.stop();
    await site.close();
  });
  beforeEach(() =>
    site.database.query('truncate contact_submissions, newsletter_subscriptions, exports cascade'),
  );

  const rowsOf = (text: string): Record<string, string>[] =>
    parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

  test('a small export comes in the same answer, as a file', async () => {
    await manyContacts(site.database, 3);
    const { text, headers } = await ada.get('/api/admin/export/contacts').buffer(true).expect(200);
    const today = new Date().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="contacts-${today}.csv"`,
      'cache-control': 'no-store',
    });
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffid,firstName,lastName,email,phone,preferredDestination,startDate,endDate,travelers,message,status,createdAt',
    );
    expect(text.endsWith('\r\n')).toBe(true);
    const rows = rowsOf(text);
    expect(rows.map(({ firstName }) => firstName)).toEqual(['First 1', 'First 2', 'First 3']);
    expect(rows[1]).toMatchObject({
      startDate: '2026-03-01T00:00:00.000Z',
      endDate: '',
      preferredDestination: '',
      status: 'new',
    });
  });

  test('an empty table is a header row', async () => {
    const { text } = await exported(ada, 'contacts');
    expect(text).toMatch(/^\ufeffid,firstName[^\r\n]*,createdAt\r\n$/);
  });

  test('hostile cells come back as they were, guarded against formulas', async () => {
    await manyContacts(site.database, HOSTILE.length);
    const { text } = await exported(ada, 'contacts');
    const cells = rowsOf(text).map(({ lastName }) => lastName);
    const expected = HOSTILE.map((_, at) => guarded(HOSTILE[(at + 1) % HOSTILE.length]));
    expect(cells).toEqual(expected);
  });

  test('the newsletter’s file has all rows and never a token', async () => {
    await site.database.query(`
      insert into newsletter_subscriptions (email, token, is_confirmed, confirmed_at, created_at) values
        ('old@example.org', 'secret-1', true, '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'),
        ('new@example.org', 'secret-2', false, null, '2026-01-03T00:00:00Z')`);
    const { text, headers } = await exported(ada, 'newsletter');
    expect(headers['content-disposition']).toContain('newsletter-');
    expect(text).not.toContain('secret');
    const rows = rowsOf(text);
    expect(rows).toMatchObject([
      { email: 'new@example.org', isConfirmed: 'false', confirmedAt: '' },
      { email: 'old@example.org', isConfirmed: 'true', confirmedAt: '2026-01-02T00:00:00.000Z' },
    ]);
    expect(Object.keys(rows[0]).join()).toBe(
      'id,email,isConfirmed,confirmedAt,createdAt,updatedAt',
    );
  });

  test('a request just stored is in the export read next', async () => {
    for (const firstName of ['One', 'Two', 'Three']) {
      await site.http
        .post('/api/contact')
        .send({ firstName, lastName: 'B', email: 'c@example.org' })
        .expect(201);
      const { text } = await exported(ada, 'contacts');
      expect(rowsOf(text)[0].firstName).toBe(firstName);
    }
  });

  test('two exports at once do not mix', async () => {
    await manyContacts(site.database, 5000);
    const grace = await signedIn(site, 'grace');
    const [one, two, letters] = await Promise.all([
      exported(ada, 'contacts'),
      exported(grace, 'contacts'),
      exported(ada, 'newsletter'),
    ]);
    expect(rowsOf(one.text)).toHaveLength(5000);
    expect(two.text).toBe(one.text);
    expect(rowsOf(letters.text)).toEqual([]);
  });

  test('somebody else’s export, an unknown and a bygone one are gone', async () => {
    await exported(ada, 'contacts');
    const [{ id }] = await site.database.query('select id from exports');
    await ada.get(`/api/admin/exports/${id}`).expect(200);
    const grace = await signedIn(site, 'grace');
    await grace.get(`/api/admin/exports/${id}`).expect(404);
    await ada.get('/api/admin/exports/nonsense').expect(404);
    await site.database.query(`update exports set ended_at = now() - interval '61 minutes'`);
    await ada.get(`/api/admin/exports/${id}`).expect(404);
    const page = await ada.get(`/admin/exports/${id}`).expect(404);
    expect(page.text).toContain('Files are deleted after one hour');
  });

  test('a kind that does not exist is a 404, HEAD builds nothing', async () => {
    await ada.get('/api/admin/export/users').expect(404);
    await ada.head('/api/admin/export/contacts').expect(200);
    expect(await site.database.query('select 1 from exports')).toEqual([]);
  });
});
