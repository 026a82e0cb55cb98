import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { InvalidInput } from '../errors/domain-errors';
import { chooseLanguage } from '../i18n/choose-language';
import { clientKey } from '../security/client-address';
import { RateLimits } from '../security/rate-limits';
import { isAddress } from '../../client/rules/text';
import { NewsletterService } from './newsletter.service';
import { markBrowser } from './signup-cookie';

/** A signup as it arrives, by call or by plain form: checked, counted, recorded, marked. */
@Injectable()
export class NewsletterSignup {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly newsletter: NewsletterService,
  ) {}

  /** @throws InvalidInput, TooMany */
  async take(req: Request, res: Response): Promise<void> {
    const wishedAt = new Date();
    const email = readEmail(req.body);
    await this.limits.take(this.config.limits.newsletter, clientKey(req.ip));
    await this.newsletter.signUp(email, chooseLanguage(req), wishedAt);
    markBrowser(this.config, req, res, email);
    // Answers are alike to the byte for every address; a number of their own would set them apart.
    res.removeHeader('X-Request-Id');
  }
}

function readEmail(body: unknown): string {
  const given = (body as { email?: unknown } | null | undefined)?.email;
  const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (!isAddress(email)) throw InvalidInput.of('email', 'Please enter a valid email address.');
  return email;
}
