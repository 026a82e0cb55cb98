import { DealChangeEntry } from '../../src/admin/deal-change.entity';
import { Deal } from '../../src/deals/deal.entity';
import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';
import { aPayload } from '../support/deal-payload';
import { aUser, signedIn } from '../support/people';

describe('deals in the back office', () => {
  let site: TestApp;
  let ada: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
    ada = await signedIn(site);
  });
  afterAll(() => site.close());
  beforeEach(() => site.database.query('truncate deals'));

  const create = (given: object = {}) => ada.post('/api/admin/deals').send(aPayload(given));
  const change = (id: number, given: object = {}) =>
    ada.put(`/api/admin/deals/${id}`).send(aPayload(given));
  const history = (dealId: number) =>
    site.database.getRepository(DealChangeEntry).find({ where: { dealId }, order: { id: 'ASC' } });

  test('a new deal takes its defaults and shows in public at once', async () => {
    const { body } = await create().expect(201);
    expect(body).toMatchObject({
      originalPrice: '2000.00',
      discountedPrice: '1300.50',
      expiresAt: '2099-03-01T09:00:00.000Z',
      highlights: [],
      images: [],
      isUrgent: false,
      isActive: true,
      isCountdownEnabled: true,
      messageColor: '#E8B75A',
      priority: 0,
      bookingUrl: null,
      messageTag: null,
      maxBookingsPerDay: null,
      metaTitle: null,
      tags: null,
    });
    const shown = await site.http.get(`/api/deals/${body.id}`).expect(200);
    expect(shown.body).toEqual(body);
    const page = await site.http.get('/deals').expect(200);
    expect(page.text).toContain(`/deals/${body.id}`);
  });

  test('every field is stored as sent, trimmed', async () => {
    const sent = aPayload({
      title: '  Señor 🦁 سفاري ',
      highlights: [' one ', '', '   ', 'two'],
      images: ['/img/serengeti.webp', ' https://example.org/2.jpg '],
      isUrgent: true,
      isActive: false,
      isCountdownEnabled: false,
      bookingUrl: 'https://book.example/x?a=1',
      messageTag: 'LIMITED TIME',
      messageColor: '#abc',
      priority: '-3',
      maxBookingsPerDay: 4,
      customCountdownMessage: 'Hurry',
      metaTitle: 'Meta',
      metaDescription: 'Description',
      tags: 'a, b',
    });
    const { body } = await create(sent).expect(201);
    expect(body).toMatchObject({
      title: 'Señor 🦁 سفاري',
      highlights: ['one', 'two'],
      images: ['/img/serengeti.webp', 'https://example.org/2.jpg'],
      isUrgent: true,
      isActive: false,
      isCountdownEnabled: false,
      bookingUrl: 'https://book.example/x?a=1',
      messageTag: 'LIMITED TIME',
      messageColor: '#abc',
      priority: -3,
      maxBookingsPerDay: 4,
      customCountdownMessage: 'Hurry',
      metaTitle: 'Meta',
      metaDescription: 'Description',
      tags: 'a, b',
    });
  });

  test.each([
    ['title', undefined, 'title: Required'],
    ['title', ' ', 'title: Required'],
    ['title', 'x'.repeat(501), 'title: too long'],
    ['title', 'a\0b', 'title: contains characters that cannot be stored'],
    ['title', '\ud83e', 'title: contains characters that cannot be stored'],
    ['title', { toString: 'x' }, 'title: must be a text'],
    ['destination', null, 'destination: Required'],
    ['description', '', 'description: Required'],
    ['duration', undefined, 'duration: Required'],
    ['originalPrice', undefined, 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', '1.299,00', 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', '1e3', 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', 'NaN', 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', '12.345', 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', 1.005, 'originalPrice: must be a number with at most 2 decimals'],
    ['originalPrice', -1, 'originalPrice: must be a number with at most 2 decimals'],
    ['discountedPrice', 100000000, 'discountedPrice: must be a number with at most 2 decimals'],
    ['savings', 3.5, 'savings: must be a whole number from 0 to 100'],
    ['savings', 101, 'savings: must be a whole number from 0 to 100'],
    ['savings', '', 'savings: must be a whole number from 0 to 100'],
    ['spotsLeft', -1, 'spotsLeft: must be a whole number'],
    ['spotsLeft', 2147483648, 'spotsLeft: must be a whole number'],
    ['totalSpots', 'many', 'totalSpots: must be a whole number'],
    ['expiresAt', '2026-03-01', 'expiresAt: must be an ISO timestamp'],
    ['expiresAt', '2026-02-30T10:00:00Z', 'expiresAt: must be an ISO timestamp'],
    ['expiresAt', '2026-03-01T10:00:00', 'expiresAt: must be an ISO timestamp'],
    ['highlights', 'one', 'highlights: must be a list of texts'],
    ['highlights', [1], 'highlights: must be a list of texts'],
    ['highlights', ['x'.repeat(501)], 'highlights: must be a list of texts'],
    ['images', ['javascript:alert(1)'], 'images: must be a list of URLs'],
    ['images', ['data:image/png;base64,'], 'images: must be a list of URLs'],
    ['images', ['//evil.example/1.jpg'], 'images: must be a list of URLs'],
    ['images', ['/\\evil.example/1.jpg'], 'images: must be a list of URLs'],
    ['isUrgent', 'yes', 'isUrgent: must be true or false'],
    ['isActive', 1, 'isActive: must be true or false'],
    ['bookingUrl', 'example.org', 'bookingUrl: Invalid url'],
    ['bookingUrl', 'javascript:alert(1)', 'bookingUrl: Invalid url'],
    ['messageTag', 'x'.repeat(101), 'messageTag: too long'],
    ['tags', ['a'], 'tags: must be a text'],
  ])('%s %j: %s', async (field, value, message) => {
    const { body } = await create({ [field]: value }).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message,
      errors: [{ field, message }],
    });
  });

  test('several mistakes are told in the order of the fields, the first one stands for all', async () => {
    const { body } = await ada.post('/api/admin/deals').send({ savings: 400 }).expect(400);
    expect(body.message).toBe('title: Required');
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'destination',
      'description',
      'duration',
      'originalPrice',
      'discountedPrice',
      'savings',
      'spotsLeft',
      'totalSpots',
      'expiresAt',
    ]);
  });

  test.each([[], 'text', 7, null].map((body) => [JSON.stringify(body)]))(
    'the body %s has no title',
    async (body) => {
      const answer = await ada.post('/api/admin/deals').type('application/json').send(body);
      expect([answer.status, answer.body.message]).toEqual([400, 'title: Required']);
    },
  );

  test.each([
    ['messageColor', 'red; background:url(x)', '#E8B75A'],
    ['messageColor', 7, '#E8B75A'],
    ['priority', 'first', 0],
    ['priority', 1.5, 0],
    ['maxBookingsPerDay', -1, null],
    ['maxBookingsPerDay', 'many', null],
    ['maxBookingsPerDay', '12', 12],
  ])('%s %j is stored as %j', async (field, value, stored) => {
    const { body } = await create({ [field]: value }).expect(201);
    expect(body[field]).toBe(stored);
  });

  test.each([
    [1299, '1299.00'],
    ['1299.5', '1299.50'],
    [1299.5, '1299.50'],
    ['99999999.99', '99999999.99'],
    [0, '0.00'],
  ])('the price %j is stored as %s', async (price, stored) => {
    const { body } = await create({ originalPrice: price, discountedPrice: '3' }).expect(201);
    expect(body.originalPrice).toBe(stored);
  });

  test('no field is compared with another', async () => {
    await create({ originalPrice: '1', discountedPrice: '2', spotsLeft: 9, totalSpots: 3 }).expect(
      201,
    );
    await create({ expiresAt: '2001-01-01T00:00:00Z' }).expect(201);
  });

  test('nobody sets what is not theirs to set', async () => {
    const body = JSON.stringify({
      ...aPayload(),
      id: 4711,
      createdAt: '2001-01-01T00:00:00Z',
      updatedAt: '2001-01-01T00:00:00Z',
      status: 'x',
      isAdmin: true,
    }).replace('{', '{"__proto__":{"isAdmin":true,"tags":"smuggled"},"constructor":{"x":1},');
    const answer = await ada.post('/api/admin/deals').type('application/json').send(body);
    expect(answer.status).toBe(201);
    expect(answer.body.id).not.toBe(4711);
    expect(answer.body.tags).toBeNull();
    expect(Date.parse(answer.body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a change leaves what is absent, empties what is sent empty, and is newer', async () => {
    const { body: made } = await create({
      messageTag: 'HOT DEAL',
      metaTitle: 'Meta',
      tags: 'kept',
      priority: 5,
      isActive: false,
      highlights: ['one'],
      bookingUrl: 'https://book.example/',
    });
    const { body } = await change(made.id, {
      title: 'Renamed',
      messageTag: '',
      bookingUrl: null,
      highlights: null,
      updatedAt: made.updatedAt,
    }).expect(200);
    expect(body).toEqual({
      ...made,
      title: 'Renamed',
      messageTag: null,
      bookingUrl: null,
      highlights: [],
      updatedAt: body.updatedAt,
    });
    expect(body.updatedAt > made.updatedAt).toBe(true);
    await ada.put(`/api/admin/deals/${made.id}`).send({ title: 'only' }).expect(400);
  });

  test('saving unchanged moves nothing but updatedAt, however quickly', async () => {
    const { id } = await aDeal(site.database);
    const { body: before } = await site.http.get(`/api/deals/${id}`);
    let last = before.updatedAt;
    for (let round = 0; round < 3; round++) {
      const { body } = await ada.put(`/api/admin/deals/${id}`).send({ ...before, updatedAt: last });
      expect(body).toEqual({ ...before, updatedAt: body.updatedAt });
      expect(body.updatedAt > last).toBe(true);
      last = body.updatedAt;
    }
  });

  test('the second of two editors is told what stands now', async () => {
    const { body: opened } = await create();
    await change(opened.id, { title: 'Theirs', updatedAt: opened.updatedAt }).expect(200);
    const { body } = await change(opened.id, {
      title: 'Mine',
      updatedAt: opened.updatedAt,
    }).expect(409);
    expect(body.message).toBe('This deal was changed in the meantime.');
    expect(body.current).toMatchObject({ id: opened.id, title: 'Theirs' });
    await change(opened.id, { title: 'Mine', updatedAt: body.current.updatedAt }).expect(200);
    await change(opened.id, { title: 'Careless' }).expect(200);
    await change(opened.id, { updatedAt: 'yesterday' }).expect(400);
  });

  test('of two changes at once based on the same version one wins', async () => {
    const { body: opened } = await create();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) =>
        change(opened.id, { title, updatedAt: opened.updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('a deleted deal is gone everywhere, once', async () => {
    const { body } = await create();
    const answer = await ada.delete(`/api/admin/deals/${body.id}`).expect(204);
    expect(answer.text).toBe('');
    await ada.delete(`/api/admin/deals/${body.id}`).expect(404);
    await change(body.id).expect(404);
    await site.http.get(`/deals/${body.id}`).expect(404);
  });

  test.each(['abc', '-1', '1.5', '0', '99999999999999999999', '%00'])(
    'the id %s names no deal',
    async (id) => {
      const put = await ada.put(`/api/admin/deals/${id}`).send(aPayload()).expect(404);
      expect(put.body.message).toBe('Deal not found');
      await ada.delete(`/api/admin/deals/${id}`).expect(404);
    },
  );

  test('the list holds all, newest first', async () => {
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2025, 0, day)) });
    await aDeal(site.database, { title: 'middle', isActive: false, ...at(2) });
    await aDeal(site.database, { title: 'newest', expiresAt: new Date(0), ...at(3) });
    await aDeal(site.database, { title: 'oldest', ...at(1) });
    const { body } = await ada.get('/api/admin/deals').expect(200);
    expect(body.map(({ title }: Deal) => title)).toEqual(['newest', 'middle', 'oldest']);
    expect(Object.keys(body[0])).toHaveLength(27);
  });

  test('the figures: rate and spots over active deals, clamped, 0 without any', async () => {
    const stats = async () => (await ada.get('/api/admin/stats').expect(200)).body;
    expect(await stats()).toEqual({
      totalDeals: 0,
      activeDeals: 0,
      bookingRate: 0,
      availableSpots: 0,
    });
    await aDeal(site.database, { spotsLeft: 3, totalSpots: 8 });
    await aDeal(site.database, { spotsLeft: 5, totalSpots: 7 });
    await aDeal(site.database, { spotsLeft: 90, totalSpots: 100, isActive: false });
    // 7 of 15 are taken: 46.67 percent.
    expect(await stats()).toEqual({
      totalDeals: 3,
      activeDeals: 2,
      bookingRate: 47,
      availableSpots: 8,
    });
    await aDeal(site.database, { spotsLeft: 2147483647, totalSpots: 1 });
    await aDeal(site.database, { spotsLeft: 2147483647, totalSpots: 1 });
    expect(await stats()).toMatchObject({ bookingRate: 0, availableSpots: 4294967302 });
  });

  test('quote requests that wait are counted, with the time of the first', async () => {
    const quotes = async () => (await ada.get('/api/admin/quote-requests').expect(200)).body;
    expect(await quotes()).toEqual({ waiting: 0, oldestAt: null });
    await site.database.query(`
      insert into contact_submissions (first_name, last_name, email, status, created_at) values
        ('a', 'b', 'c@d.org', 'new', '2026-01-02T03:04:05Z'),
        ('a', 'b', 'c@d.org', 'new', '2026-01-03T03:04:05Z'),
        ('a', 'b', 'c@d.org', 'answered', '2026-01-01T03:04:05Z')`);
    expect(await quotes()).toEqual({ waiting: 2, oldestAt: '2026-01-02T03:04:05.000Z' });
  });

  test('each change is in the history: who, what, from what to what', async () => {
    const { body } = await create({ title: 'First', spotsLeft: 8 });
    await change(body.id, { title: 'Second', spotsLeft: 7 });
    await ada.delete(`/api/admin/deals/${body.id}`);
    const [created, updated, deleted] = await history(body.id);
    expect(created).toMatchObject({ action: 'created', username: 'ada', dealTitle: 'First' });
    expect(created.changes.title).toEqual({ from: null, to: 'First' });
    expect(updated.action).toBe('updated');
    expect(updated.changes).toEqual({
      title: { from: 'First', to: 'Second' },
      spotsLeft: { from: 8, to: 7 },
    });
    expect(deleted).toMatchObject({ action: 'deleted', dealTitle: 'Second' });
    expect(deleted.changes.spotsLeft).toEqual({ from: 7, to: null });
    expect(Date.now() - deleted.happenedAt.getTime()).toBeLessThan(60_000);
  });

  test('a change whose entry cannot be written does not happen', async () => {
    const { id } = await aDeal(site.database, { title: 'Stays' });
    await site.database.query(
      'alter table deal_changes add constraint jammed check (id < 0) not valid',
    );
    try {
      await change(id, { title: 'Lost' }).expect(500);
      await create().expect(500);
      await ada.delete(`/api/admin/deals/${id}`).expect(500);
    } finally {
      await site.database.query('alter table deal_changes drop constraint jammed');
    }
    const { body } = await ada.get('/api/admin/deals');
    expect(body.map(({ title }: Deal) => title)).toEqual(['Stays']);
  });
});
