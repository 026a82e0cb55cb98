import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NewsletterSignup } from './newsletter-signup.service';

/** The call of contract section 4; it answers the same whatever is known of the address. */
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly signup: NewsletterSignup) {}

  @Post('subscribe')
  @HttpCode(202)
  async subscribe(@Req() req: Request, @Res({ passthrough: true }) res: Response) {
    await this.signup.take(req, res);
    return { message: 'Please check your email to confirm your subscription.' };
  }
}
