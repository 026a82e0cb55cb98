import { DealChangeEntry } from '../../src/admin/deal-change.entity';
import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';
import { aPayload } from '../support/deal-payload';
import { aUser, signedIn } from '../support/people';

describe('the back office opens for administrators only', () => {
  let site: TestApp;
  let id: number;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
    await aUser(site.database, { username: 'guest', isAdmin: false });
    ({ id } = await aDeal(site.database));
  });
  afterAll(() => site.close());

  const CALLS = [
    ['get', '/api/admin/deals'],
    ['get', '/api/admin/stats'],
    ['get', '/api/admin/quote-requests'],
    ['get', '/api/admin/parked-mails'],
    ['post', '/api/admin/deals'],
    ['put', '/api/admin/deals/ID'],
    ['delete', '/api/admin/deals/ID'],
    ['get', '/api/admin/export/contacts'],
    ['get', '/api/admin/export/newsletter'],
    ['get', '/api/admin/exports/7b1c1d6e-3f0e-4a57-9b1c-0a1b2c3d4e5f'],
  ] as const;
  const changing = CALLS.filter(([method]) => method !== 'get');
  const at = (path: string) => path.replace('ID', String(id));

  test.each(CALLS)('%s %s: 401 without a session, whatever is sent', async (method, path) => {
    const { body, headers } = await site.http[method](at(path)).expect(401);
    expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Unauthorized' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each(CALLS)('%s %s: 403 for who is no administrator', async (method, path) => {
    const guest = await signedIn(site, 'guest');
    const { body } = await guest[method](at(path)).expect(403);
    expect(body).toEqual({ statusCode: 403, error: 'Forbidden', message: 'Forbidden' });
  });

  test.each([...changing, ['post', '/api/auth/login'], ['post', '/api/auth/logout']] as const)(
    '%s %s: 403 from a foreign site, also for an administrator',
    async (method, path) => {
      const ada = await signedIn(site);
      await ada[method](at(path)).set('Origin', 'https://evil.example').expect(403);
      await ada[method](at(path)).set('Sec-Fetch-Site', 'cross-site').expect(403);
      await ada[method](at(path)).set('Sec-Fetch-Site', 'same-site').expect(403);
      await site.http[method](at(path)).set('Origin', 'null').expect(403);
    },
  );

  test('the right is asked for before what was sent is read', async () => {
    const broken = () =>
      site.http.post('/api/admin/deals').type('application/json').send('{"title":');
    await broken().expect(401);
    await site.http.put('/api/admin/deals/999999').send({}).expect(401);
    await site.http.post('/api/admin/deals').type('text/plain').send('x').expect(401);
    const ada = await signedIn(site);
    const { body } = await ada
      .post('/api/admin/deals')
      .type('application/json')
      .send('{"title":')
      .expect(400);
    expect(body.message).toBe('Invalid JSON body');
    await ada.post('/api/admin/deals').type('text/plain').send('x').expect(415);
    await ada
      .post('/api/admin/deals')
      .send({ title: 'x'.repeat(110_000) })
      .expect(413);
  });

  test('the dashboard is a redirect to the sign-in for strangers, with nothing of it', async () => {
    const { text } = await site.http.get('/admin').expect(302).expect('Location', '/login');
    expect(text).not.toMatch(/AdminDesk|Dashboard/);
    await site.http.head('/admin').expect(302);
  });

  test('an export’s link leads a stranger’s browser to the sign-in', async () => {
    await site.http
      .get('/api/admin/export/contacts')
      .set('Accept', 'text/html,*/*')
      .expect(302)
      .expect('Location', '/login');
  });

  test('the dashboard comes whole, for this administrator alone', async () => {
    const ada = await signedIn(site);
    const { text, headers } = await ada.get('/admin').expect(200);
    expect(text).toContain('Four days on the plains');
    expect(text).toContain('1.300,00\u00a0€');
    expect(text).toContain('Signed in as ada');
    expect(headers['cache-control']).toBe('no-store');
    await ada.head('/admin').expect(200);
  });

  test('list, search and sort work without JavaScript', async () => {
    await aDeal(site.database, { title: 'Quiet beach', destination: 'Zanzibar', isActive: false });
    const ada = await signedIn(site);
    const { text } = await ada.get('/admin?search=zanz&show=inactive&sort=title').expect(200);
    expect(text).toMatch(/<h3>Quiet beach<\/h3>/);
    expect(text).not.toMatch(/<h3>Four days on the plains<\/h3>/);
    const settings = await ada.get('/admin?tab=settings').expect(200);
    expect(settings.text).toContain('Settings will come in a later version.');
  });

  test('an unknown call in the back office is a 404 in JSON', async () => {
    const ada = await signedIn(site);
    const { body } = await ada.get('/api/admin/nothing').expect(404);
    expect(body.message).toBe('Not found');
    await ada.post('/api/admin/deals').send(aPayload()).expect(201);
  });

  test('the history of changes can be added to and never rewritten', async () => {
    const entries = site.database.getRepository(DealChangeEntry);
    const [entry] = await entries.find({ take: 1 });
    await expect(entries.update(entry.id, { username: 'eve' })).rejects.toThrow('only grows');
    await expect(entries.delete(entry.id)).rejects.toThrow('only grows');
    await expect(site.database.query('truncate deal_changes')).rejects.toThrow('only grows');
  });
});
