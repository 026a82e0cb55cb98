import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { keptPort } from '../setup/ports.mjs';
import { Store } from './mailbox/store.mjs';
import { mailboxServer } from './mailbox/web.mjs';

const WEB_PORT = 8025; // where people look for a mailbox first
const LARGEST = 25_000_000;

/**
 * Starts a mail server that delivers to a folder, and a page to read it.
 * @returns {Promise<{ url: string, mailboxUrl: string, stop: () => Promise<void> }>}
 */
export async function startMailbox({ dataDir, throwAway = false, say = console.log }) {
  const store = new Store(join(dataDir, 'mail'));
  const smtpPort = await keptPort(dataDir, 'smtp-port');
  const webPort = await keptPort(dataDir, 'mailbox-port', throwAway ? undefined : WEB_PORT);
  const smtp = smtpServer(store, say);
  const web = mailboxServer(store);
  await Promise.all([listening(smtp.server, smtpPort), listening(web, webPort)]);
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    mailboxUrl: `http://127.0.0.1:${webPort}`,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((done) => web.close(done)),
        new Promise((done) => smtp.close(done)),
      ]);
    },
  };
}

function smtpServer(store, say) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    onData(stream, session, done) {
      receive(stream, session, store).then((letter) => {
        done();
        say(
          `Mail to ${letter.to.join(', ')}: ${letter.subject}${letter.links[0] ? `\n    ${letter.links[0]}` : ''}`,
        );
      }, done);
    },
  });
  server.on('error', () => {}); // a client that hangs up is no reason to end
  return server;
}

async function receive(stream, { envelope }, store) {
  const source = await buffer(stream);
  return store.add(source, {
    from: envelope.mailFrom.address ?? '',
    to: envelope.rcptTo.map(({ address }) => address),
  });
}

function listening(server, port) {
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
}
