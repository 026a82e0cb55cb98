import { startApp, type TestApp } from '../support/app';
import { aUser, signedIn } from '../support/people';

/** Section 4 of the HTTP contract. */
const CONTRACT = [
  'get /api/deals/featured',
  'get /api/deals',
  'get /api/deals/{id}',
  'post /api/newsletter/subscribe',
  'post /api/contact',
  'get /api/contact/challenge',
  'get /api/auth/session',
  'post /api/auth/login',
  'post /api/auth/logout',
  'get /api/admin/deals',
  'get /api/admin/stats',
  'post /api/admin/deals',
  'put /api/admin/deals/{id}',
  'delete /api/admin/deals/{id}',
];
/** One route serves both kinds: contacts and newsletter. */
const EXPORT = 'get /api/admin/export/{kind}';
/** What the contract leaves to us: where a slow export is waited for, and what the dashboard shows more. */
const OURS = [
  'get /api/deals/cards',
  'get /api/admin/exports/{id}',
  'get /api/admin/parked-mails',
  'get /api/admin/quote-requests',
];

describe('The OpenAPI document', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
  });
  afterAll(() => site.close());

  test('is for administrators', async () => {
    await site.http.get('/admin/openapi.json').expect(302);
  });

  test('has the calls of the contract and no others', async () => {
    const { body } = await (await signedIn(site)).get('/admin/openapi.json').expect(200);
    expect(body.openapi).toMatch(/^3\./);
    const calls = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.sort()).toEqual([...CONTRACT, EXPORT, ...OURS].sort());
  });
});
