import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startMailbox } from '../../dev/services/mailbox.mjs';

let dataDir: string;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
const said: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'safari-dev-'));
  mailbox = await startMailbox({
    dataDir,
    throwAway: true,
    say: (text: string) => said.push(text),
  });
  await createTransport(mailbox.url).sendMail({
    from: 'Safari <hello@safari.test>',
    to: 'ada@example.test',
    replyTo: 'help@safari.test',
    subject: 'Fast geschafft – bestätigen',
    text: 'Hier: https://safari.test/newsletter/confirm?token=a&lang=de',
    html: '<p><a href="https://safari.test/newsletter/confirm?token=a&amp;lang=de">Bestätigen</a></p><script>alert(1)</script>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
});

afterAll(async () => {
  await mailbox.stop();
  rmSync(dataDir, { recursive: true });
});

const read = (path: string) => fetch(`${mailbox.mailboxUrl}${path}`);
const letters = async () => (await read('/api')).json();

test('a mail is served with its links, its text and its headers', async () => {
  expect(await letters()).toMatchObject([
    {
      to: ['ada@example.test'],
      from: 'hello@safari.test',
      replyTo: 'help@safari.test',
      subject: 'Fast geschafft – bestätigen',
      links: ['https://safari.test/newsletter/confirm?token=a&lang=de'],
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    },
  ]);
});

test('a mail is kept as a file, and its first link is told at once', () => {
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/^\d+-\d+\.eml$/)]);
  expect(said.join()).toContain('https://safari.test/newsletter/confirm?token=a&lang=de');
});

test('the script of a mail cannot run', async () => {
  const [{ id }] = await letters();
  const policy = (await read(`/mail/${id}/html`)).headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox(?!.*allow-(scripts|same-origin)).*default-src 'none'/);
  expect(await (await read(`/mail/${id}`)).text()).not.toContain('<script');
});

test('a site that points its own name here learns nothing', async () => {
  const strange = request(`${mailbox.mailboxUrl}/api`, { headers: { host: 'evil.test' } }).end();
  const [response] = await once(strange, 'response');
  response.resume();
  expect(response.statusCode).toBe(403);
});

test('emptying the mailbox removes the files', async () => {
  expect((await fetch(`${mailbox.mailboxUrl}/api`, { method: 'DELETE' })).status).toBe(204);
  expect(await letters()).toEqual([]);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
});
