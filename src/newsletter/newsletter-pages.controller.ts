import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { answerFor } from '../errors/error-answers';
import { PageAnswers } from '../pages/page-answers.service';
import type { PageProps } from '../pages/page-renderer.service';
import { NewsletterSignup } from './newsletter-signup.service';
import { NewsletterService } from './newsletter.service';
import { isMarked } from './signup-cookie';

type View = PageProps<'newsletterConfirm'>;

/** Signing up without JavaScript, and the page that the link in the mail leads to. */
@Controller('newsletter')
export class NewsletterPagesController {
  constructor(
    private readonly config: Config,
    private readonly newsletter: NewsletterService,
    private readonly signup: NewsletterSignup,
    private readonly pages: PageAnswers,
  ) {}

  @Post('subscribe')
  async subscribe(@Req() req: Request, @Res() res: Response) {
    try {
      await this.signup.take(req, res);
      res.redirect(303, '/newsletter/confirm');
    } catch (error) {
      const { status } = answerFor(error);
      if (status !== 400 && status !== 429) throw error;
      const email = String(req.body?.email ?? '');
      const problem = status === 400 ? 'invalidEmail' : 'genericError';
      await this.show(req, res, { variant: 'subscribe', email, problem }, status);
    }
  }

  /** A link that is opened confirms only in the browser that signed up; elsewhere a person presses. */
  @Get('confirm')
  async confirmation(@Query('token') token: unknown, @Req() req: Request, @Res() res: Response) {
    if (token === undefined) {
      return this.pages.send(req, res, {
        name: 'newsletterConfirm',
        props: (): View => ({ variant: 'pending' }),
      });
    }
    const subscription = typeof token === 'string' ? await this.newsletter.find(token) : null;
    if (!subscription) return this.show(req, res, { variant: 'invalid' }, 400);
    const mayConfirm = req.method === 'GET' && isMarked(this.config, req, subscription.email);
    const confirmed =
      subscription.isConfirmed || (mayConfirm && (await this.newsletter.confirm(token as string)));
    const view: View = confirmed
      ? { variant: 'confirmed' }
      : { variant: 'button', token: token as string };
    return this.show(req, res, view);
  }

  @Post('confirm')
  @HttpCode(303)
  async confirm(@Body('token') token: unknown, @Req() req: Request, @Res() res: Response) {
    const good = typeof token === 'string' && (await this.newsletter.confirm(token));
    if (!good) return this.show(req, res, { variant: 'invalid' }, 400);
    res.setHeader('Cache-Control', 'no-store');
    return res.redirect(303, `/newsletter/confirm?token=${encodeURIComponent(token)}`);
  }

  private show(req: Request, res: Response, view: View, status = 200) {
    // The address holds a token: it is told to nobody else.
    res.setHeader('Referrer-Policy', 'no-referrer');
    return this.pages.sendPrivate(req, res, 'newsletterConfirm', view, status);
  }
}
