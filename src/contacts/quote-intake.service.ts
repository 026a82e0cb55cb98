import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../config/config';
import { InvalidInput } from '../errors/domain-errors';
import { chooseLanguage } from '../i18n/choose-language';
import { Challenges } from '../security/challenge.service';
import { clientKey } from '../security/client-address';
import { RateLimits } from '../security/rate-limits';
import { HONEYPOT } from '../../client/rules/quote';
import { ContactsService } from './contacts.service';
import type { ContactSubmission } from './contact-submission.entity';
import { own, readQuoteRequest } from './quote-request';

/** Filled in what no person sees, or a challenge that is wrong, too old or used. */
export class NotVerified extends InvalidInput {
  constructor(field: string) {
    super([{ field, message: 'Your request could not be verified. Please try again.' }]);
  }
}

/** A quote request as it arrives, by call or by plain form: read, verified, counted, stored. */
@Injectable()
export class QuoteIntake {
  constructor(
    private readonly config: Config,
    private readonly challenges: Challenges,
    private readonly limits: RateLimits,
    private readonly contacts: ContactsService,
  ) {}

  /** @throws InvalidQuote, NotVerified, TooMany */
  async take(req: Request): Promise<ContactSubmission> {
    const request = readQuoteRequest(req.body);
    if (!isEmpty(own(req.body, HONEYPOT))) throw new NotVerified(HONEYPOT);
    const solved = await this.isSolved(own(req.body, 'altcha'));
    const { contact, contactSolved } = this.config.limits;
    await this.limits.take(solved ? contactSolved : contact, clientKey(req.ip));
    return this.contacts.submit(request, chooseLanguage(req));
  }

  /** False for a request without a challenge: it passes, under the narrow limit. */
  private async isSolved(altcha: unknown): Promise<boolean> {
    if (isEmpty(altcha)) return false;
    if (typeof altcha === 'string' && (await this.challenges.accept(altcha))) return true;
    throw new NotVerified('altcha');
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
