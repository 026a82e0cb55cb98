import { parse } from 'csv-parse/sync';
import { startApp, type TestApp } from '../support/app';
import { TestBrowser, type WatchedPage } from '../support/browser';
import { guarded } from '../support/contacts';
import { eventually } from '../support/eventually';
import { harmlessLike, HOSTILE_TEXTS, oneKindOfLineEnd } from '../support/hostile';
import { WIDE_LIMITS } from '../support/letters';
import { MailServer } from '../support/mail-server';
import { parsed } from '../support/parsed';
import { exported } from '../support/exported';
import { aUser, signedIn } from '../support/people';
import { runProcess, type RunningProcess } from '../support/run-process';

const AGENCY = 'agency@safari-flash-deals.test';
const FIELDS = ['firstName', 'lastName', 'phone', 'preferredDestination', 'travelers', 'message'];

/** Deals come into no mail and no CSV; what a visitor types comes into both. */
describe('A quote request', () => {
  let site: TestApp;
  let worker: RunningProcess;
  let inbox: MailServer;
  let browser: TestBrowser;
  let reader: WatchedPage;
  beforeAll(async () => {
    inbox = await MailServer.start();
    site = await startApp({ ...WIDE_LIMITS, SMTP_URL: inbox.url });
    worker = await runProcess('dist/src/worker.js', process.env as Record<string, string>);
    browser = await TestBrowser.start();
    reader = await browser.open();
    await aUser(site.database);
    for (const [at, text] of HOSTILE_TEXTS.entries()) {
      await ask(text, `hostile${at}@example.org`);
      await ask(harmlessLike(text), `harmless${at}@example.org`);
    }
    await eventually(
      () => expect(inbox.inbox(AGENCY)).toHaveLength(2 * HOSTILE_TEXTS.length),
      60_000,
    );
  }, 100_000);
  afterAll(async () => {
    await browser.close();
    await worker.stop();
    await site.close();
    await inbox.stop();
  });

  const ask = (text: string, email: string) =>
    site.http
      .post('/api/contact')
      .send({ ...Object.fromEntries(FIELDS.map((field) => [field, text])), email })
      .expect(201);
  const noticeOf = (email: string) =>
    inbox.inbox(AGENCY).find(({ replyTo }) => replyTo?.[0].address === email)!;

  test.each(HOSTILE_TEXTS.map((text, at) => [text, at] as const))(
    'that says %j is text in the agency’s mail, and nothing in its header',
    async (text, at) => {
      const mail = noticeOf(`hostile${at}@example.org`);
      const html = await parsed(reader, mail.html!);
      const other = await parsed(reader, noticeOf(`harmless${at}@example.org`).html!);
      expect(html.shape).toEqual(other.shape);
      expect(html.addresses).toEqual(other.addresses);
      const cells = await reader.evaluate(
        (source) =>
          [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('td')].map(
            (cell) => cell.textContent,
          ),
        mail.html!,
      );
      expect(cells.map((cell) => plain(cell!))).toContain(plain(text));
      expect(plain(mail.text!)).toContain(plain(text));
      expect(mail.to.map(({ address }) => address)).toEqual([AGENCY]);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      const [header] = mail.raw.split('\r\n\r\n', 1);
      expect(header).not.toMatch(/^(bcc|cc):/im);
    },
  );

  test('is a row of the CSV, each cell as it was typed and none a formula', async () => {
    const ada = await signedIn(site);
    const { text } = await exported(ada, 'contacts');
    const rows: Record<string, string>[] = parse(text, {
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
    });
    expect(rows).toHaveLength(2 * HOSTILE_TEXTS.length);
    for (const [at, typed] of HOSTILE_TEXTS.entries()) {
      const row = rows.find(({ email }) => email === `hostile${at}@example.org`)!;
      for (const field of FIELDS) expect([field, row[field]]).toEqual([field, guarded(typed)]);
    }
  });
});

/** A mail program is free to end lines its way. */
const plain = (text: string) => oneKindOfLineEnd(text).trim();
