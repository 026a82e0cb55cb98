import type { NestExpressApplication } from '@nestjs/platform-express';
import fc from 'fast-check';
import { Agent } from 'node:http';
import { startApp, type TestApp } from '../support/app';
import { ask } from '../support/ask';
import { aDeal } from '../support/deals';
import { aUser, signedIn } from '../support/people';
import { runProcess, runWeb, type RunningProcess, type RunningWeb } from '../support/run-process';

/** 3,000 a route under `npm run test:faults`; enough to notice a mistake in every run. */
const PER_ROUTE = process.env.TEST_FAULTS === 'all' ? 3000 : 6;
const AT_ONCE = 16;
/** `FUZZ_ROUTES=/api/admin` asks only the routes whose path matches. */
const ONLY = new RegExp(process.env.FUZZ_ROUTES ?? '');

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
interface Route {
  method: string;
  path: string;
}
type Anything = typeof anything extends fc.Arbitrary<infer T> ? T : never;

/** What answers before Nest's own routes: files, the queue board, the document of the calls. */
const OTHERS = [
  '/assets/:f',
  '/img/:f',
  '/film/:f',
  '/:f',
  '/admin/queues/:p',
  '/admin/openapi.json',
];

describe('Nonsense', () => {
  /** Knows all routes; those who answer are processes of their own. */
  let site: TestApp;
  let web: RunningWeb;
  let worker: RunningProcess;
  let session: string;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const routes: Route[] = [];

  beforeAll(async () => {
    const wide = Object.fromEntries(
      ['NEWSLETTER', 'CONTACT', 'CONTACT_SOLVED', 'LOGIN_ADDRESS', 'LOGIN_USER', 'EXPORTS'].map(
        (name) => [`LIMIT_${name}`, '1000000/60'],
      ),
    );
    site = await startApp(wide);
    const env = process.env as Record<string, string>;
    worker = await runProcess('dist/src/worker.js', env);
    web = await runWeb({ ...env, LOG_LEVEL: 'fatal' });
    await aUser(site.database);
    await aDeal(site.database);
    const admin = await signedIn(site);
    session = (await admin.get('/api/auth/session')).headers['set-cookie'][0].split(';')[0];
    routes.push(...routesOf(site.app), ...OTHERS.map((path) => ({ path, method: 'GET' })));
    expect(routes.length).toBeGreaterThan(30);
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await Promise.all([web.stop(), worker.stop()]);
    await site.close();
  });

  test(`of ${PER_ROUTE} kinds makes no route fail`, async () => {
    const requests = fc.sample(anything, { numRuns: PER_ROUTE, seed: 20261121 });
    const failed: unknown[] = [];
    for (const route of routes.filter(({ path }) => ONLY.test(path))) {
      const left = [...requests];
      const visitor = async () => {
        for (let given = left.pop(); given; given = left.pop()) {
          const failure = await fails(route, given);
          if (failure) failed.push(failure);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    }
    expect(failed).toEqual([]);
  }, 3_600_000);

  /** What was sent and answered, where the answer is a 5xx. */
  async function fails(route: Route, given: Anything) {
    const path = route.path
      .replace(/:\w+|\{?\*\w*\}?/g, () => encodeURIComponent(wellFormed(given.parameter)) || 'x')
      .replace(/\/{2,}/g, '/');
    const query = new URLSearchParams(
      Object.entries(given.query).map(([name, text]) => [wellFormed(name), wellFormed(text)]),
    );
    const sends = !['GET', 'HEAD'].includes(route.method);
    const isAdmins = /^\/(api\/)?admin/.test(route.path);
    const { status, body } = await ask(`${web.url}${path}?${query}`, {
      agent,
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
function routesOf(app: NestExpressApplication): Route[] {
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
