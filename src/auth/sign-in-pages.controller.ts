import { Controller, Get, Post, Redirect, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from '../pages/page-answers.service';
import { SessionEnd } from '../sessions/session-end.service';
import { LoginFailureFilter } from './login-failure.filter';
import { LoginGuard } from './login.guard';

/** Signing in and out with plain forms: no JavaScript needed. */
@Controller()
export class SignInPagesController {
  constructor(
    private readonly pages: PageAnswers,
    private readonly end: SessionEnd,
  ) {}

  @Get('login')
  form(@Req() req: Request, @Res() res: Response) {
    if (req.user?.isAdmin) return res.redirect(302, '/admin');
    return this.pages.sendPrivate(req, res, 'login', { username: '', problem: null });
  }

  @Post('login')
  @UseGuards(LoginGuard)
  @UseFilters(LoginFailureFilter)
  @Redirect('/admin', 303)
  signIn() {}

  @Post('logout')
  @Redirect('/', 303)
  async signOut(@Req() req: Request, @Res({ passthrough: true }) res: Response) {
    await this.end.of(req, res);
  }
}
