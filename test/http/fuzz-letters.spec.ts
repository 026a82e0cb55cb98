import fc from 'fast-check';
import { startApp, type TestApp } from '../support/app';
import { outbox, subscription, WIDE_LIMITS } from '../support/letters';

const RUNS = { numRuns: 150 };

/** Texts as nobody types them: NUL, half surrogates, line breaks, markup, right-to-left marks. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'a\0b',
    '\ud800',
    'x\udc00y',
    'a\r\nBcc: b@x.org',
    '=1+1',
    '<script>',
    '{{constructor}}',
    '\u202e',
    '  ',
    '9'.repeat(400),
    '__proto__',
  ),
);
const address = fc.oneof(
  fc.emailAddress(),
  nasty,
  nasty.map((text) => `${text}@x.org`),
  nasty.map((text) => `ann@${text}.org`),
  fc.emailAddress().map((text) => `${text}\r\nBcc: b@x.org`),
);
/** Anything at all where a text is due. */
const anything = fc.oneof(
  nasty,
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom(1e308, -0, true, [], {}, ['a'], { toString: 1 }, null),
);

describe('whatever is sent to the public forms', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());

  const send = (path: string, body: string) =>
    site.http.post(path).set('Content-Type', 'application/json').send(body);

  test('a signup is refused, or the address is stored exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(address, anything), async (email) => {
        const answer = await send('/api/newsletter/subscribe', JSON.stringify({ email }) ?? 'null');
        expect([202, 400]).toContain(answer.status);
        if (answer.status === 400) return;
        const stored = (email as string).trim().toLowerCase();
        expect(await subscription(site.database, stored)).toMatchObject({ email: stored });
        const [mail] = await outbox(site.database, stored);
        expect(mail.recipient).toBe(stored);
        expect(stored).not.toMatch(/[\s,;<>"\0]/);
      }),
      RUNS,
    );
  });

  test('a quote request is refused, or comes back exactly', async () => {
    const request = fc.record(
      {
        firstName: fc.oneof(fc.constant('Ann'), anything),
        lastName: fc.oneof(fc.constant('Bo'), anything),
        email: fc.oneof(fc.constant('ann@x.org'), address),
        phone: anything,
        preferredDestination: anything,
        startDate: fc.oneof(fc.constantFrom('2026-02-30', '2026-03-01', '9999-12-31'), anything),
        travelers: anything,
        message: nasty,
        unknown: anything,
      },
      { requiredKeys: ['firstName', 'lastName', 'email'] },
    );
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const body = JSON.stringify(given);
        const sent = JSON.parse(body);
        const answer = await send('/api/contact', body);
        expect([201, 400]).toContain(answer.status);
        if (answer.status === 400) return;
        const [row] = await site.database.query('select * from contact_submissions where id = $1', [
          answer.body.id,
        ]);
        const kept = (value: unknown) => String(value ?? '').trim() || null;
        expect(row).toMatchObject({
          first_name: kept(sent.firstName),
          last_name: kept(sent.lastName),
          email: kept(sent.email),
          phone: kept(sent.phone),
          preferred_destination: kept(sent.preferredDestination),
          travelers: kept(sent.travelers),
          message: kept(sent.message),
          status: 'new',
        });
      }),
      RUNS,
    );
  });

  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"email":', 400],
    ['a bare text', '"ann@x.org"', 400],
    ['a list', '[{"email":"ann@x.org"}]', 400],
    ['null', 'null', 400],
    ['a prototype', '{"__proto__":{"email":"ann@x.org","firstName":"A","lastName":"B"}}', 400],
    ['a number of 400 digits', `{"email":${'9'.repeat(400)}}`, 400],
    ['ten megabytes', `{"email":"${'x'.repeat(10_000_000)}"}`, 413],
  ])('%s is refused', async (_name, body, status) => {
    for (const path of ['/api/newsletter/subscribe', '/api/contact']) {
      const answer = await send(path, body);
      expect(answer.status).toBe(status);
      expect(typeof answer.body.message).toBe('string');
    }
  });

  test('plain forms with odd fields are shown again, never an error of ours', async () => {
    for (const body of [
      'email[]=a&email[]=b',
      'email=%00&firstName=%ff',
      '__proto__[email]=a',
      'token=a&token=b',
    ]) {
      for (const path of ['/newsletter/subscribe', '/contact', '/newsletter/confirm']) {
        const answer = await site.http.post(path).type('form').send(body);
        expect(answer.status).toBe(400);
        expect(answer.text).toContain('</html>');
      }
      await site.http.post('/newsletter/unsubscribe').type('form').send(body).expect(200);
    }
  });
});
