import { aUser, PASSWORD } from '../support/people';
import { aDeal } from '../support/deals';
import { runSite, type Site } from '../support/site';

/** The build puts the web process into one file; what is loaded late has to be found from there, too. */
describe('The web process as it was built', () => {
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await runSite();
    await aUser(site.database);
  });
  afterAll(() => site.close());

  const get = (path: string) => fetch(site.web.url + path, { headers: { cookie } });

  test('signs an administrator in', async () => {
    const answer = await fetch(`${site.web.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    cookie = answer.headers.getSetCookie()[0].split(';')[0];
    expect((await get('/admin')).status).toBe(200);
  });

  test('shows the queues and describes its calls', async () => {
    expect(await (await get('/admin/queues')).text()).toContain('__UI_CONFIG__');
    const { paths } = await (await get('/admin/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/deals');
  });

  test('draws cards and lists its pages', async () => {
    const { id } = await aDeal(site.database);
    const card = await get(`/social/deals/${id}.jpg`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await (await get('/sitemap.xml')).text()).toContain(`/deals/${id}<`);
  });

  test.each([
    ['en', 'Deals'],
    ['de', 'Angebote'],
  ])('has its texts at hand (%s)', async (language, word) => {
    expect(await (await get(`/deals?lang=${language}`)).text()).toContain(word);
  });
});
