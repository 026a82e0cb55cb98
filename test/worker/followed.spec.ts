import { JsonLogger } from '../../src/logging/json-logger';
import { startApp, type TestApp } from '../support/app';
import { MailServer } from '../support/mail-server';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { startWorker } from '../support/worker';
import type { INestApplicationContext } from '@nestjs/common';

describe('A request', () => {
  const lines: Record<string, unknown>[] = [];
  const raw: string[] = [];
  let post: MailServer;
  let site: TestApp;
  let worker: INestApplicationContext;
  let figures: string;

  beforeAll(async () => {
    post = await MailServer.start();
    const port = await freePort();
    figures = `http://127.0.0.1:${port}/metrics`;
    site = await startApp({ SMTP_URL: post.url });
    process.env.INTERNAL_PORT = String(port);
    const logger = new JsonLogger('worker', 'trace', (line) => {
      raw.push(line);
      lines.push(JSON.parse(line));
    });
    worker = await startWorker(logger);
  });
  afterAll(async () => {
    await worker?.close();
    await site?.close();
    await post?.stop();
  });

  test('can be followed into the job and the mail it led to', async () => {
    const answer = await site.http
      .post('/api/contact')
      .send({ firstName: 'Fay', lastName: 'Followed', email: 'followed@example.org' })
      .expect(201);
    expect(answer.headers['x-request-id']).toMatch(/./);
    await eventually(() => expect(post.inbox('followed@example.org')).toHaveLength(1), 30_000);
    await eventually(() =>
      expect(lines).toContainEqual(
        expect.objectContaining({ context: 'Mail', requestId: answer.headers['x-request-id'] }),
      ),
    );
    expect(raw.filter((line) => line.includes('followed@'))).toEqual([]);
  });

  test('shows in the figures of the worker', async () => {
    await eventually(async () => {
      const text = await (await fetch(figures)).text();
      expect(text).toContain('safari_mails_total{kind="quoteAck",result="sent"} 1');
      expect(text).toContain('safari_mails_total{kind="quoteNotice",result="sent"} 1');
      expect(text).toContain('safari_outbox_messages{state="waiting"} 0');
      expect(text).toContain('safari_outbox_oldest_seconds{kind="any"} 0');
      expect(text).toContain('safari_queue_waiting_jobs{queue="mail"} 0');
      expect(text).toContain('safari_queue_oldest_seconds{queue="exports"} 0');
    });
  });
});
