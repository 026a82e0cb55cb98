import { Controller, Get, Logger, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { answerFor } from '../errors/error-answers';
import { PageAnswers } from '../pages/page-answers.service';
import type { PageProps } from '../pages/page-renderer.service';
import { QUOTE_FIELDS, type QuoteField } from '../../client/rules/quote';
import { QuoteIntake } from './quote-intake.service';
import { InvalidQuote, own } from './quote-request';

type View = PageProps<'contact'>;

/** The page with the quote form, and the form sent without JavaScript. */
@Controller('contact')
export class ContactPagesController {
  private readonly log = new Logger('Contact form');

  constructor(
    private readonly intake: QuoteIntake,
    private readonly pages: PageAnswers,
  ) {}

  @Get()
  form(@Req() req: Request, @Res() res: Response) {
    const sent = req.query.sent !== undefined;
    return this.pages.send(req, res, { name: 'contact', props: () => ({ sent }) });
  }

  /** What was typed stays on the page, whatever is wrong with it or with us. */
  @Post()
  async submit(@Req() req: Request, @Res() res: Response) {
    try {
      await this.intake.take(req);
    } catch (error) {
      const { status, retryAfterSeconds } = answerFor(error);
      if (status >= 500) this.log.error(error);
      if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
      const view = { sent: false, typed: typedIn(req.body), ...viewOf(error, status) };
      return this.pages.sendPrivate(req, res, 'contact', view, status);
    }
    return res.redirect(303, '/contact?sent');
  }
}

function viewOf(error: unknown, status: number): Pick<View, 'problems' | 'failure'> {
  if (error instanceof InvalidQuote) {
    return {
      problems: Object.fromEntries(error.problems.map(({ field, problem }) => [field, problem])),
    };
  }
  if (status === 400) return { failure: 'notVerified' };
  return { failure: status === 429 ? 'tooMany' : 'text' };
}

function typedIn(body: unknown): View['typed'] {
  const entries = Object.keys(QUOTE_FIELDS).map((field) => [field, own(body, field)]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Partial<
    Record<QuoteField, string>
  >;
}
