import type { NestExpressApplication } from '@nestjs/platform-express';
import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app';
import { ask } from '../support/ask';
import { aDeal } from '../support/deals';
import { aUser, signedIn } from '../support/people';

/** 3,000 a route under `npm run test:faults`; enough to notice a mistake in every run. */
const PER_ROUTE = process.env.TEST_FAULTS === 'all' ? 3000 : 6;
const AT_ONCE = 8;

const SPITE = [
  '', '0', '-1', '1.5', '99999999999999999999', 'NaN', 'null', '__proto__', 'constructor', '\u0000',
  '\ud800', '𝕏'.repeat(50), "' or 1=1--", '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '../../etc/passwd',
  '%00', '%', '%E0%A4%A', 'a'.repeat(5000), '\r\nSet-Cookie: a=b', '=cmd()', 'javascript:alert(1)',
]; // prettier-ignore
const FIELDS =
  'email username password firstName lastName phone message title destination description duration originalPrice discountedPrice savings spotsLeft totalSpots expiresAt highlights images isUrgent messageColor bookingUrl priority startDate endDate travelers altcha token updatedAt id'.split(
    ' ',
  );

const spite = fc.oneof(fc.constantFrom(...SPITE), fc.string({ unit: 'binary' }));
const value = fc.oneof(spite, fc.jsonValue(), fc.double(), fc.array(spite, { maxLength: 4 }));
const body = fc.oneof(
  fc
    .dictionary(fc.oneof(fc.constantFrom(...FIELDS), spite), value, { maxKeys: 12 })
    .map((typed) => JSON.stringify(typed)),
  fc.json(),
  spite,
);
const anything = fc.record({
  parameter: spite,
  query: fc.dictionary(fc.oneof(fc.constantFrom('token', 'lang', 'search', 'sort'), spite), spite, {
    maxKeys: 3,
  }),
  body,
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    '',
  ),
  accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'q=;;,'),
  language: fc.constantFrom('de', 'xx', ';q=9', 'fr;q=0.1,*'),
  cookie: fc.constantFrom(
    '',
    'session=s%3Aabc.def',
    'language=%00',
    'language=de; language=xx',
    '=;;=',
  ),
});
type Anything = typeof anything extends fc.Arbitrary<infer T> ? T : never;

describe('Nonsense', () => {
  let site: TestApp;
  let session: string;
  const routes: { method: string; path: string }[] = [];

  beforeAll(async () => {
    const wide = Object.fromEntries(
      ['NEWSLETTER', 'CONTACT', 'CONTACT_SOLVED', 'LOGIN_ADDRESS', 'LOGIN_USER', 'EXPORTS'].map(
        (name) => [`LIMIT_${name}`, '1000000/60'],
      ),
    );
    site = await startApp(wide);
    await aUser(site.database);
    await aDeal(site.database);
    const admin = await signedIn(site);
    session = (await admin.get('/api/auth/session')).headers['set-cookie'][0].split(';')[0];
    routes.push(...routesOf(site.app));
    expect(routes.length).toBeGreaterThan(30);
  }, 60_000);
  afterAll(() => site.close());

  test(`of ${PER_ROUTE} kinds makes no route fail`, async () => {
    for (const route of routes) {
      const requests = fc.sample(anything, { numRuns: PER_ROUTE, seed: 20261121 });
      for (let at = 0; at < requests.length; at += AT_ONCE) {
        const asked = requests.slice(at, at + AT_ONCE);
        const failed = await Promise.all(asked.map((one) => fails(route, one)));
        expect(failed.filter(Boolean)).toEqual([]);
      }
    }
  }, 3_600_000);

  /** What was sent and answered, where the answer is a 5xx. */
  async function fails(route: { method: string; path: string }, given: Anything) {
    // Login and export wait for a hash and for a worker; the worker is not there, which is a 503 of its own.
    if (route.path.includes('/export')) return null;
    const path = route.path
      .replace(/:\w+|\{?\*\w*\}?/g, () => encodeURIComponent(wellFormed(given.parameter)) || 'x')
      .replace(/\/{2,}/g, '/');
    const query = new URLSearchParams(
      Object.entries(given.query).map(([name, text]) => [wellFormed(name), wellFormed(text)]),
    );
    const sends = !['GET', 'HEAD'].includes(route.method);
    const isAdmins = /^\/(api\/)?admin/.test(route.path);
    const { status, body } = await ask(`${site.url}${path}?${query}`, {
      method: route.method,
      headers: {
        Accept: given.accept,
        'Accept-Language': given.language,
        Cookie: isAdmins ? session : given.cookie,
        ...(sends && given.type ? { 'Content-Type': given.type } : {}),
      },
      body: sends ? given.body : undefined,
    });
    return status >= 500 ? { ...route, given, status, body: body.slice(0, 300) } : null;
  }
});

const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '?');

/** Every route that Nest has told Express. */
function routesOf(app: NestExpressApplication) {
  type Layer = { route?: { path: string; methods: Record<string, boolean> } };
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => route ?? [])
    .flatMap(({ path, methods }) =>
      Object.keys(methods)
        .filter((method) => method !== '_all')
        .map((method) => ({ path: String(path), method: method.toUpperCase() })),
    );
}
