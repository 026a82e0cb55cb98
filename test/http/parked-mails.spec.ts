import { startApp, type TestApp } from '../support/app';
import { aUser, signedIn } from '../support/people';

describe('mails that were given up', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
    await site.database.query(
      `insert into outbox (kind, recipient, language, data, state, last_error)
       values ('quote-ack', 'someone@example.org', 'en', '{}', 'parked', '550 no such mailbox')`,
    );
  });
  afterAll(() => site.close());

  test('are shown to an administrator, who can have them tried again', async () => {
    const ada = await signedIn(site);
    const desk = await ada.get('/admin').expect(200);
    expect(desk.text).toContain('1 mail could not be sent');
    expect(desk.text).toContain('550 no such mailbox');
    await ada.post('/admin/parked-mails').expect(303).expect('Location', '/admin');
    expect(await site.database.query('select state from outbox')).toEqual([{ state: 'waiting' }]);
    expect((await ada.get('/admin')).text).not.toContain('could not be sent in spite');
  });

  test('are nobody else’s business', async () => {
    await site.http.get('/api/admin/parked-mails').expect(401);
    await site.http.post('/admin/parked-mails').expect(302).expect('Location', '/login');
  });
});
