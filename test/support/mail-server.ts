import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its receiver has it. */
export interface ReceivedMail extends Email {
  to: NonNullable<Email['to']>;
  /** As it came over the wire. */
  raw: string;
}

type Mood = 'taking' | 'silent' | 'refusing';

/**
 * A mail server that can have a bad day: it refuses connections, or takes them and says nothing.
 * Its port stays the same throughout.
 */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  private readonly watchers = new Set<() => void>();
  private server?: Server;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    await mailServer.be('taking');
    return mailServer;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** From now on. */
  async be(mood: Mood): Promise<void> {
    await this.stop();
    if (mood === 'refusing') return;
    const smtp = this.smtp();
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
      if (mood === 'taking') smtp.server.emit('connection', socket);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  /** What lies in somebody's inbox. */
  inbox(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.some((each) => each.address === address));
  }

  /** Resolves once the condition holds; looked at with each mail that comes. */
  async until(condition: () => boolean): Promise<void> {
    if (condition()) return;
    await new Promise<void>((done) => {
      const watch = () => {
        if (!condition()) return;
        this.watchers.delete(watch);
        done();
      };
      this.watchers.add(watch);
    });
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((closed) => server.close(closed));
  }

  private smtp(): SMTPServer {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (!address.startsWith('refused@')) return done();
        done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          // It is taken, and with that received, before the sender hears of it.
          void this.receive(Buffer.concat(chunks)).then(() => done());
        });
      },
    });
    smtp.on('error', () => undefined);
    return smtp;
  }

  private async receive(raw: Buffer) {
    const mail = await PostalMime.parse(raw);
    this.mails.push({ ...mail, to: mail.to ?? [], raw: raw.toString() });
    this.watchers.forEach((watch) => watch());
  }
}
