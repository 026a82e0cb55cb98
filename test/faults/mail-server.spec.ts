import { MailServer } from '../support/mail-server';
import { ask } from '../support/ask';
import { eventually } from '../support/eventually';
import { runProcess, type RunningProcess } from '../support/run-process';
import { runSite, type Site } from '../support/site';
import { faultsToTry } from '../support/tcp-proxy';

describe.each(faultsToTry)('A mail server that is %s', (fault) => {
  let inbox: MailServer;
  let site: Site;
  let worker: RunningProcess;

  beforeAll(async () => {
    inbox = await MailServer.start();
    site = await runSite({
      SMTP_URL: inbox.url,
      SMTP_TIMEOUT_MS: '1000',
      OUTBOX_POLL_MS: '200',
      OUTBOX_FIRST_RETRY_MS: '200',
    });
    worker = await runProcess('dist/src/worker.js', site.env);
  });
  afterAll(async () => {
    await worker?.stop('SIGKILL');
    await site?.close();
    await inbox?.stop();
  });

  test('holds nobody up, and every mail arrives once when it is back', async () => {
    await site.smtp.spoil(fault);
    const address = `signup.${fault}@example.org`;
    const signup = await ask(`${site.web.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
    expect(signup.status).toBe(202);
    if (!['slow', 'restarted'].includes(fault)) {
      await eventually(async () => {
        const [mail] = await site.database.query('select attempts from outbox');
        expect(mail.attempts).toBeGreaterThan(0);
      }, 10_000);
      expect(inbox.inbox(address)).toHaveLength(0);
    }
    await site.smtp.heal();
    await eventually(() => expect(inbox.inbox(address)).toHaveLength(1), 60_000);
    await eventually(async () => {
      const [mail] = await site.database.query('select state from outbox');
      expect(mail.state).toBe('sent');
    });
    expect(inbox.inbox(address)).toHaveLength(1);
    expect(await worker.stop()).toBe(0);
  }, 100_000);
});
