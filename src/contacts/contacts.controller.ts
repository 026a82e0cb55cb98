import { Controller, Get, Header, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Challenges } from '../security/challenge.service';
import { QuoteIntake } from './quote-intake.service';

/** The calls of contract section 4. Nothing is read here: requests are personal data. */
@Controller('api/contact')
export class ContactsController {
  constructor(
    private readonly intake: QuoteIntake,
    private readonly challenges: Challenges,
  ) {}

  @Post()
  async submit(@Req() req: Request) {
    const { id, status, createdAt } = await this.intake.take(req);
    return { id, status, createdAt };
  }

  @Get('challenge')
  @Header('Cache-Control', 'no-store')
  challenge() {
    return this.challenges.set();
  }
}
