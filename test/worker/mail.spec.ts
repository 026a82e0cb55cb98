import type { INestApplicationContext } from '@nestjs/common';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Delivery } from '../../src/mail/delivery.service';
import { OutboxService } from '../../src/outbox/outbox.service';
import { startApp, type TestApp } from '../support/app';
import { outbox, subscribe, tokensOf, WIDE_LIMITS } from '../support/letters';
import { MailServer } from '../support/mail-server';
import { startWorker } from '../support/worker';

const PUBLIC_URL = 'http://127.0.0.1:3000';

describe('the mails', () => {
  let site: TestApp;
  let worker: INestApplicationContext;
  let post: MailServer;
  const keys = mkdtempSync(join(tmpdir(), 'dkim-'));
  beforeAll(async () => {
    post = await MailServer.start();
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    writeFileSync(join(keys, 'key.pem'), privateKey);
    site = await startApp({
      ...WIDE_LIMITS,
      SMTP_URL: post.url,
      DKIM_DOMAIN: 'safari-flash-deals.test',
      DKIM_KEY_FILE: join(keys, 'key.pem'),
    });
    worker = await startWorker();
  });
  afterAll(async () => {
    delete process.env.DKIM_DOMAIN;
    delete process.env.DKIM_KEY_FILE;
    await worker.close();
    await site.close();
    await post.stop();
    rmSync(keys, { recursive: true });
  });

  const mailTo = async (address: string) => {
    await post.until(() => post.inbox(address).length > 0);
    return post.inbox(address)[0];
  };

  test.each([
    ['en', 'Please confirm your subscription', 'Confirm subscription'],
    ['de', 'Bitte bestätigen Sie', 'bestätigen'],
    ['es', 'suscripción', 'Confirmar'],
    ['fr', 'abonnement', 'Confirmer'],
  ])(
    'confirmation in %s: subject, button, text, link, the way out',
    async (language, subject, button) => {
      const address = `reader-${language}@x.org`;
      await site.http
        .post('/api/newsletter/subscribe')
        .set('Cookie', `language=${language}`)
        .set('Host', 'evil.example')
        .send({ email: address })
        .expect(202);
      const mail = await mailTo(address);
      const { confirm, leave } = await tokensOf(site.database, address);
      expect(mail.subject).toContain(subject);
      for (const body of [mail.html!, mail.text!]) {
        expect(body).toContain(button);
        expect(body).toContain(`${PUBLIC_URL}/newsletter/confirm?token=${confirm}`);
        expect(body).toContain(`${PUBLIC_URL}/newsletter/unsubscribe?token=${leave}`);
        expect(body).toContain(address);
        expect(body).not.toMatch(/\{\w+\}|mails\.\w+|undefined|evil/);
      }
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(mail.html).toMatch(/<img src="cid:header@mail"[^>]+alt="[^"]{10,}"/);
      expect(mail.attachments[0]).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline' });
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      expect(header('list-unsubscribe')).toBe(
        `<${PUBLIC_URL}/newsletter/unsubscribe?token=${leave}>`,
      );
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const signed = header('dkim-signature')!.replace(/\s/g, '').toLowerCase();
      expect(signed).toMatch(/;h=[^;]*list-unsubscribe:/);
      expect(signed).toMatch(/;h=[^;]*list-unsubscribe-post/);
      const [{ id }] = await outbox(site.database, address);
      expect(mail.messageId).toBe(`<${id}@safari-flash-deals.test>`);
    },
  );

  test('a quote request: the notice answers to the visitor, the receipt repeats no free text', async () => {
    await site.http
      .post('/api/contact')
      .set('Cookie', 'language=de')
      .send({
        firstName: 'Zoë\r\nBcc: all@x.org',
        lastName: '<b>{{secret}}</b>',
        email: 'zoe@x.org',
        preferredDestination: 'custom',
        startDate: '2026-03-01',
        travelers: 'buy pills at http://spam.example',
        message: 'Line one\nLine two',
      })
      .expect(201);
    const notice = await mailTo('agency@safari-flash-deals.test');
    expect(notice.subject).toMatch(/^New quote request no\. \d+$/);
    expect(notice.replyTo).toEqual([
      { name: 'Zoë Bcc: all@x.org <b>{{secret}}</b>', address: 'zoe@x.org' },
    ]);
    expect(notice.to).toHaveLength(1);
    expect(notice.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(notice.text).toContain('Line one\nLine two');
    expect(notice.html).toContain('&lt;b&gt;{{secret}}&lt;/b&gt;');
    expect(notice.html).not.toContain('<b>{{');
    expect(notice.text).toContain('Language of the visitor: DE');
    const receipt = await mailTo('zoe@x.org');
    expect(receipt.text).toContain('Maßgeschneiderte Safari');
    expect(receipt.text).toContain('1. März 2026');
    expect(receipt.raw).not.toContain('spam.example');
    expect(receipt.text).not.toContain('Line one');
    expect(receipt.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  test('two workers that want the same mail send it once', async () => {
    const deliver = (id: string) => worker.get(Delivery, { strict: false }).deliver(id);
    await subscribe(site, 'once@x.org');
    const [{ id }] = await outbox(site.database, 'once@x.org');
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    await mailTo('once@x.org');
    await deliver(id);
    expect(post.inbox('once@x.org')).toHaveLength(1);
    expect((await outbox(site.database, 'once@x.org'))[0]).toMatchObject({
      state: 'sent',
      attempts: 1,
    });
  });

  test('what the mail server refuses for good, or for a day, is parked and counted', async () => {
    const delivery = worker.get(Delivery, { strict: false });
    const standing = () => site.app.get(OutboxService, { strict: false }).state();
    expect(await standing()).toMatchObject({ waiting: 0, parked: 0 });
    const insert = (recipient: string, age: string) =>
      site.database.query(
        `insert into outbox (kind, recipient, language, data, due_at, created_at)
         values ('alreadySubscribed', $1, 'en', '{"subscription":1}', 'infinity', now() - $2::interval)
         returning id`,
        [recipient, age],
      );
    const [{ id: refused }] = await insert(`refused@x.org`, '1 second');
    await delivery.deliver(refused);
    await post.be('refusing');
    const [{ id: tried }] = await insert('old@x.org', '25 hours');
    const [{ id: young }] = await insert('young@x.org', '1 hour');
    await delivery.deliver(tried);
    await delivery.deliver(young);
    const state = async (id: string) =>
      (await site.database.query('select * from outbox where id = $1', [id]))[0];
    expect(await state(refused)).toMatchObject({
      state: 'parked',
      last_error: expect.stringContaining('550'),
    });
    expect(await state(tried)).toMatchObject({ state: 'parked' });
    const later = await state(young);
    expect(later).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(later.due_at - Date.now()).toBeGreaterThan(1000);
    expect(await standing()).toMatchObject({ waiting: 1, parked: 2 });
    expect((await standing()).oldestWaitingSeconds).toBeGreaterThan(3500);
    await post.be('taking');
  });
});
