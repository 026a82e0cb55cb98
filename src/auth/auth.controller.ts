import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionEnd } from '../sessions/session-end.service';
import { LoginGuard } from './login.guard';
import { clientSession, NOBODY, type ClientSession } from './signed-in-user';

/** The calls around a session (contract section 4). */
@Controller('api/auth')
export class AuthController {
  constructor(private readonly end: SessionEnd) {}

  @Get('session')
  session(@Req() req: Request): ClientSession {
    return clientSession(req.user);
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  login(@Req() req: Request): ClientSession {
    return clientSession(req.user);
  }

  @Post('logout')
  @HttpCode(200)
  async logout(
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<ClientSession> {
    await this.end.of(req, res);
    return NOBODY;
  }
}
