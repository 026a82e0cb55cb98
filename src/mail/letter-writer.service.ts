import { Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Config } from '../config/config';
import { Texts } from '../i18n/texts.service';
import type { Letter, LetterKind } from '../outbox/letter';
import type { OutboxMessage } from '../outbox/outbox-message.entity';
import { HEADER_PICTURE_URL, headerPicture } from './header-picture';
import { LetterViews } from './letter-views.service';
import { alreadySubscribed } from './letters/already-subscribed';
import { confirmSubscription } from './letters/confirm-subscription';
import type { Contents, Desk } from './letters/contents';
import { quoteAck } from './letters/quote-ack';
import { quoteNotice } from './letters/quote-notice';

const CONTENTS: { [Kind in LetterKind]: (letter: Letter<Kind>, desk: Desk) => Contents } = {
  confirmSubscription,
  alreadySubscribed,
  quoteNotice,
  quoteAck,
};

/** Turns a recorded mail into one that can be sent: in its own language, with no request around it. */
@Injectable()
export class LetterWriter {
  private readonly picture = headerPicture();
  private readonly domain: string;

  constructor(
    private readonly config: Config,
    private readonly texts: Texts,
    private readonly views: LetterViews,
  ) {
    this.domain =
      config.mail.from.match(/@([^\s>]+)/)?.[1] ?? new URL(config.http.publicUrl).hostname;
    const missing = Object.keys(CONTENTS).filter((kind) => !views.has(kind));
    if (missing.length) throw new Error(`Mails without a view: ${missing.join(', ')}`);
  }

  write(message: OutboxMessage): SendMailOptions {
    const t = this.texts.in(message.language);
    const desk: Desk = { t, language: message.language, config: this.config, texts: this.texts };
    const contents = CONTENTS[message.kind](message as never, desk);
    const { subject, view, replyTo, unsubscribe } = contents;
    return {
      ...this.views.render(message.kind, t, {
        ...this.frame(message),
        ...view,
        subject,
        unsubscribe,
      }),
      to: { name: '', address: message.recipient },
      subject,
      replyTo,
      // The same mail sent twice can be known as the same.
      messageId: `<${message.id}@${this.domain}>`,
      date: message.createdAt,
      headers: unsubscribe
        ? unsubscribeHeaders(unsubscribe)
        : { 'Auto-Submitted': 'auto-generated' },
      attachments: [this.picture],
    };
  }

  private frame({ language, recipient }: OutboxMessage) {
    const site = this.config.http.publicUrl;
    return {
      language,
      recipient,
      picture: HEADER_PICTURE_URL,
      imprint: `${site}/imprint`,
      privacy: `${site}/privacy-policy`,
    };
  }
}

/** One click in the mail program is enough to leave (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
