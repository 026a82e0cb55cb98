import { MailServer } from '../support/mail-server';
import { ask } from '../support/ask';
import { eventually } from '../support/eventually';
import { WIDE_LIMITS } from '../support/letters';
import { runProcess, type RunningProcess } from '../support/run-process';
import { runSite, type Site } from '../support/site';
import { faultsToTry, type Fault } from '../support/tcp-proxy';

const LONG = process.env.TEST_FAULTS === 'all';

describe.each(LONG ? faultsToTry : (['killed'] satisfies Fault[]))(
  'A worker whose Redis is %s',
  (fault) => {
    let inbox: MailServer;
    let site: Site;
    let worker: RunningProcess;
    beforeAll(async () => {
      inbox = await MailServer.start();
      site = await runSite({ ...WIDE_LIMITS, SMTP_URL: inbox.url, OUTBOX_POLL_MS: '200' });
      worker = await runProcess('dist/src/worker.js', site.env);
    });
    afterAll(async () => {
      await worker.stop('SIGKILL');
      await site.close();
      await inbox.stop();
    });

    test('takes up its work by itself when it is back', async () => {
      // It has worked before, so that its connections are old ones.
      await signUpAndReceive('before');
      await site.redis.spoil(fault);
      expect((await signUp('during')).status).toBe(202);
      await site.redis.heal();
      await signUpAndReceive('after');
      await arrival('during');
      expect(await worker.stop()).toBe(0);
    }, 100_000);

    const address = (when: string) => `${when}.${fault}@example.org`;
    const signUp = (when: string) =>
      ask(`${site.web.url}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: address(when) }),
      });
    const arrival = (when: string) =>
      eventually(() => expect(inbox.inbox(address(when))).toHaveLength(1), 60_000);
    const signUpAndReceive = async (when: string) => {
      expect((await signUp(when)).status).toBe(202);
      await arrival(when);
    };
  },
);
