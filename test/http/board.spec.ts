import { getQueueToken } from '@nestjs/bull';
import { QUEUES } from '../../src/board/queue-names';
import { startApp, type TestApp } from '../support/app';
import { aUser, signedIn } from '../support/people';
import { startWorker } from '../support/worker';

describe('The window on the queues', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
    await aUser(site.database, { username: 'bob', isAdmin: false });
  });
  afterAll(() => site.close());

  test('is for administrators', async () => {
    await site.http.get('/admin/queues').expect(302).expect('Location', '/login');
    await (await signedIn(site, 'bob')).get('/admin/queues').expect(403);
    const page = await (await signedIn(site)).get('/admin/queues').expect(200);
    expect(page.text).toContain('__UI_CONFIG__');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('shows every queue and changes none', async () => {
    const admin = await signedIn(site);
    const { body } = await admin.get('/admin/queues/api/queues').expect(200);
    expect(body.queues.map(({ name }: { name: string }) => name)).toEqual(QUEUES);
    expect(body.queues.every(({ readOnlyMode }: { readOnlyMode: boolean }) => readOnlyMode)).toBe(
      true,
    );
    await admin.put('/admin/queues/api/queues/mail/clean/completed').expect(405);
  });

  test('knows the queues that the worker has', async () => {
    const worker = await startWorker();
    try {
      for (const name of QUEUES)
        expect(worker.get(getQueueToken(name), { strict: false })).toBeDefined();
    } finally {
      await worker.close();
    }
  });
});
