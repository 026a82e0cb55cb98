import { Injectable, OnModuleDestroy } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { Config } from '../config/config';
import { sendingMs } from '../outbox/lease';
import { within } from '../promises/within';

/** Signed besides the usual ones; nodemailer's own list leaves out List-Unsubscribe-Post. */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post';

/** Hands a finished mail to the mail server; every wait is bounded. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private readonly transport: Transporter;
  private readonly patienceMs: number;

  constructor(config: Config) {
    const { smtpUrl, timeoutMs, dkim } = config.mail;
    this.patienceMs = sendingMs(config);
    this.transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
        // What a mail holds is in our hands: nothing in it may make us read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
        dkim: dkim
          ? {
              domainName: dkim.domain,
              keySelector: dkim.selector,
              privateKey: dkim.privateKey,
              headerFieldNames: SIGNED_HEADERS,
            }
          : undefined,
      },
      { from: config.mail.from },
    );
  }

  /** @throws when the mail server did not take it. */
  async send(mail: SendMailOptions): Promise<void> {
    const taken = await within(this.patienceMs, this.transport.sendMail(mail));
    if (!taken) throw new Error('The mail server took too long');
  }

  onModuleDestroy() {
    this.transport.close();
  }
}

/** The server will never take a mail to this recipient; trying for a day would not change that. */
export function isRefusedForGood(error: Error): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
}
