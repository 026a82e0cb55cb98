import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { startApp, type TestApp } from '../support/app';
import { outbox, WIDE_LIMITS } from '../support/letters';

const REQUEST = { firstName: 'Zoë', lastName: 'O’Neil', email: 'Zoe@X.org' };
const UNVERIFIED = 'Your request could not be verified. Please try again.';

async function solved(site: TestApp): Promise<string> {
  const { body: challenge } = await site.http.get('/api/contact/challenge').expect(200);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a quote request', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate contact_submissions, outbox'));

  const send = (body: object | string) =>
    site.http.post('/api/contact').set('Content-Type', 'application/json').send(body);
  const rows = () => site.database.query('select * from contact_submissions order by id');

  test('is stored as sent, with a notice to the agency and a receipt to the visitor', async () => {
    const { body } = await send({
      ...REQUEST,
      phone: ' +44 1 ',
      preferredDestination: 'zanzibar',
      startDate: '2026-03-01',
      endDate: '2026-02-01T10:00:00+02:00',
      travelers: 3,
      message: 'one\r\ntwo',
      status: 'done',
      id: 7,
    }).expect(201);
    const [row] = await rows();
    expect(body).toEqual({ id: row.id, status: 'new', createdAt: row.created_at.toISOString() });
    expect(row).toMatchObject({
      first_name: 'Zoë',
      last_name: 'O’Neil',
      email: 'Zoe@X.org',
      phone: '+44 1',
      preferred_destination: 'zanzibar',
      start_date: new Date('2026-03-01T00:00:00Z'),
      end_date: new Date('2026-02-01T08:00:00Z'),
      travelers: '3',
      message: 'one\r\ntwo',
      status: 'new',
    });
    const mails = await outbox(site.database);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['quoteNotice', 'agency@safari-flash-deals.test'],
      ['quoteAck', 'zoe@x.org'],
    ]);
  });

  test('takes exactly the required fields; the others are null', async () => {
    await send({ ...REQUEST, phone: '', startDate: null, message: '   ' }).expect(201);
    const [row] = await rows();
    expect(row).toMatchObject({
      phone: null,
      start_date: null,
      end_date: null,
      travelers: null,
      message: null,
    });
  });

  test.each([
    [{}, ['firstName: Required', 'lastName: Required', 'email: Required']],
    [{ ...REQUEST, firstName: '  ' }, ['firstName: String must contain at least 1 character(s)']],
    [{ ...REQUEST, lastName: null }, ['lastName: Required']],
    [{ ...REQUEST, email: '' }, ['email: Required']],
    [{ ...REQUEST, email: 'zoe@x' }, ['email: Invalid email']],
    [{ ...REQUEST, email: 'a@x.org\r\nBcc: b@x.org' }, ['email: Invalid email']],
    [{ ...REQUEST, email: ['a@x.org'] }, ['email: Invalid email']],
    [{ ...REQUEST, startDate: '2026-02-30' }, ['startDate: Invalid date']],
    [{ ...REQUEST, endDate: 'tomorrow' }, ['endDate: Invalid date']],
    [{ ...REQUEST, endDate: '2026-01-01T10:00' }, ['endDate: Invalid date']],
    [{ ...REQUEST, phone: '1'.repeat(101) }, ['phone: phone: too long']],
    [{ ...REQUEST, message: 'x'.repeat(10_001) }, ['message: message: too long']],
    [{ ...REQUEST, firstName: 'a\0' }, ['firstName: firstName: must be text']],
    [{ ...REQUEST, message: '\ud800' }, ['message: message: must be text']],
  ])('%j is refused', async (given, expected) => {
    const { body } = await send(given).expect(400);
    const errors = body.errors.map(
      (each: { field: string; message: string }) => `${each.field}: ${each.message}`,
    );
    expect(errors).toEqual(expected);
    expect(body.message).toBe(body.errors[0].message);
    expect(await rows()).toEqual([]);
  });

  test('what fills in the hidden field is a program', async () => {
    const { body } = await send({ ...REQUEST, reference: 'http://spam' }).expect(400);
    expect(body.message).toBe(UNVERIFIED);
    expect(await rows()).toEqual([]);
  });

  test('a solved challenge is good once; a wrong, altered or foreign one never', async () => {
    const altcha = await solved(site);
    await send({ ...REQUEST, altcha }).expect(201);
    await send({ ...REQUEST, altcha }).expect(400);
    const other = JSON.parse(Buffer.from(await solved(site), 'base64').toString());
    other.challenge.parameters.expiresAt += 1;
    for (const wrong of [
      'x',
      '',
      'bnVsbA==',
      'e30=',
      { a: 1 },
      Buffer.from(JSON.stringify(other)).toString('base64'),
    ].filter(Boolean)) {
      const { body } = await send({ ...REQUEST, altcha: wrong }).expect(400);
      expect(body.message).toBe(UNVERIFIED);
    }
    expect(await rows()).toHaveLength(1);
  });

  test('a form that is wrong can be put right: its challenge is not used up', async () => {
    const altcha = await solved(site);
    await send({ ...REQUEST, email: '', altcha }).expect(400);
    await send({ ...REQUEST, altcha }).expect(201);
  });

  test('nothing but POST answers, and nothing is ever read back', async () => {
    await site.http.get('/api/contact').expect(404);
    await site.http.get('/api/contact-submissions').expect(404);
  });

  test('without JavaScript: the same rules, and what was typed stays', async () => {
    const typed = {
      ...REQUEST,
      email: 'zoe@x',
      startDate: '2026-03-01',
      travelers: '3-4',
      message: '<b>&',
    };
    const page = await site.http
      .post('/contact')
      .set('Cookie', 'language=de')
      .type('form')
      .send(typed)
      .expect(400);
    expect(page.text).toContain('Ungültige E-Mail-Adresse');
    for (const kept of [
      'value="Zoë"',
      'value="zoe@x"',
      'value="2026-03-01"',
      '&lt;b&gt;&amp;</textarea>',
    ]) {
      expect(page.text).toContain(kept);
    }
    expect(page.text).toMatch(/<option value="3-4" selected="">/);
    expect(await rows()).toEqual([]);
    const sent = await site.http
      .post('/contact')
      .type('form')
      .send({ ...typed, email: 'zoe@x.org' });
    expect([sent.status, sent.headers.location]).toEqual([303, '/contact?sent']);
    const done = await site.http.get('/contact?sent').expect(200);
    expect(done.text).toContain('Your safari quote request has been submitted.');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the limits on quote requests', () => {
  test('three without a solved challenge, twenty with one, in ten minutes', async () => {
    const site = await startApp({ LIMIT_CONTACT: '3/600' });
    const send = (altcha?: string) => site.http.post('/api/contact').send({ ...REQUEST, altcha });
    for (let times = 0; times < 3; times++) await send().expect(201);
    const { body, headers } = await send().expect(429);
    expect(body.message).toBe('Too many requests. Please try again later.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    for (let times = 0; times < 20; times++) await send(await solved(site)).expect(201);
    await send(await solved(site)).expect(429);
    const page = await site.http.post('/contact').type('form').send(REQUEST).expect(429);
    expect(page.text).toContain('value="O’Neil"');
    expect(page.text).toContain('Too many requests. Please try again later.');
    await site.close();
  });
});
