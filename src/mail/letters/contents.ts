import type { SendMailOptions } from 'nodemailer';
import type { Translate } from '../../../client/i18n/translate';
import type { Config } from '../../config/config';
import type { Language } from '../../i18n/languages';
import type { Texts } from '../../i18n/texts.service';

/** What a kind of mail says; the layout and the sending are the same for all. */
export interface Contents {
  subject: string;
  /** What its template shows. */
  view: object;
  replyTo?: SendMailOptions['replyTo'];
  /** For what people are subscribed to: the address that ends it. */
  unsubscribe?: string;
}

/** What lies at hand for whoever writes a mail. */
export interface Desk {
  t: Translate;
  language: Language;
  config: Config;
  texts: Texts;
}
