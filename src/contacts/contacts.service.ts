import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages';
import type { QuoteFacts } from '../outbox/letter';
import { OutboxService } from '../outbox/outbox.service';
import { ContactSubmission } from './contact-submission.entity';
import type { QuoteRequest } from './quote-request';

/** Keeps quote requests; each with its mails in one transaction. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly config: Config,
    private readonly outbox: OutboxService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Stores a request; the agency gets a notice where it has an inbox, the visitor a receipt. */
  async submit(request: QuoteRequest, language: Language): Promise<ContactSubmission> {
    const { contactNotify } = this.config.mail;
    const toAddress = this.config.limits.mailsToAddress;
    return this.database.transaction(async (manager) => {
      const submission = await manager.save(manager.create(ContactSubmission, request));
      const data = factsOf(submission, language);
      if (contactNotify) {
        const envelope = { recipient: contactNotify, language: DEFAULT_LANGUAGE };
        await this.outbox.record(manager, { ...envelope, kind: 'quoteNotice', data });
      }
      const recipient = submission.email.toLowerCase();
      await this.outbox.recordWithin({ toAddress }, manager, {
        recipient,
        language,
        kind: 'quoteAck',
        data,
      });
      return submission;
    });
  }
}

function factsOf(submission: ContactSubmission, language: Language): QuoteFacts {
  const { startDate, endDate, createdAt, status: _, ...rest } = submission;
  return {
    ...rest,
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    language,
  };
}
