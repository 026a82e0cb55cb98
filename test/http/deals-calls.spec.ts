import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

describe('the public deal calls', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate deals'));

  test('a deal has every key, decimals as text and times in ISO UTC', async () => {
    const { id } = await aDeal(site.database, {
      originalPrice: '1299',
      expiresAt: new Date('2099-03-01T10:00:00Z'),
    });
    const { body } = await site.http.get(`/api/deals/${id}`).expect(200);
    expect(body).toMatchObject({
      id,
      originalPrice: '1299.00',
      discountedPrice: '1300.00',
      expiresAt: '2099-03-01T10:00:00.000Z',
      messageColor: '#E8B75A',
      messageTag: null,
      maxBookingsPerDay: null,
      isCountdownEnabled: true,
    });
    expect(Object.keys(body)).toHaveLength(27);
  });

  test('lists hold active, unexpired deals by priority, expiry and id', async () => {
    await aDeal(site.database, { title: 'later', expiresAt: inHours(48) });
    await aDeal(site.database, { title: 'sooner', expiresAt: inHours(24) });
    await aDeal(site.database, { title: 'first', priority: 5, expiresAt: inHours(99) });
    await aDeal(site.database, { title: 'expired', expiresAt: inHours(-1) });
    await aDeal(site.database, { title: 'inactive', isActive: false });
    const { body } = await site.http.get('/api/deals').expect(200);
    expect(body.map((deal: { title: string }) => deal.title)).toEqual(['first', 'sooner', 'later']);
  });

  test('featured are at most six: by priority, then urgent, then soonest expiry', async () => {
    for (const hours of [60, 50, 40, 30, 20, 10]) {
      await aDeal(site.database, { title: `${hours}`, expiresAt: inHours(hours) });
    }
    await aDeal(site.database, { title: 'urgent', isUrgent: true, expiresAt: inHours(70) });
    await aDeal(site.database, { title: 'priority', priority: 1, expiresAt: inHours(80) });
    const { body } = await site.http.get('/api/deals/featured').expect(200);
    expect(body.map((deal: { title: string }) => deal.title)).toEqual([
      'priority',
      'urgent',
      '10',
      '20',
      '30',
      '40',
    ]);
  });

  test('an expired deal is still found by its id, an inactive one is not', async () => {
    const expired = await aDeal(site.database, { expiresAt: inHours(-1) });
    const inactive = await aDeal(site.database, { isActive: false });
    await site.http.get(`/api/deals/${expired.id}`).expect(200);
    await site.http.get(`/api/deals/${inactive.id}`).expect(404);
  });

  test.each(['abc', '-1', '1.5', '0', '99999999999999999999', '2147483648', '%00', "1'--"])(
    'the id %s names no deal',
    async (id) => {
      const { body } = await site.http.get(`/api/deals/${id}`).expect(404);
      expect(body).toEqual({ statusCode: 404, error: 'Not Found', message: 'Deal not found' });
      const page = await site.http.get(`/deals/${id}`).expect(404);
      expect(page.text).toContain('Deal Not Found');
    },
  );

  test('an unknown call is answered in JSON', async () => {
    const { body } = await site.http.get('/api/nothing').expect(404);
    expect(body).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not found' });
    await site.http.get('/api/contact-submissions').expect(404);
  });
});
