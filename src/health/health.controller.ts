import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Health, type HealthAnswer } from './health.service';

/** The same answers as on the internal port, for balancers that can only reach the public one. */
@Controller()
export class HealthController {
  constructor(private readonly health: Health) {}

  @Get('healthz')
  alive(@Res() res: Response) {
    send(res, this.health.alive());
  }

  @Get('readyz')
  async ready(@Res() res: Response) {
    send(res, await this.health.ready());
  }
}

const send = (res: Response, { status, body }: HealthAnswer) =>
  res.status(status).set('Cache-Control', 'no-store').json(body);
