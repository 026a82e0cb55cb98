import { ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { NotSignedIn } from '../errors/domain-errors';
import { readCredentials } from './credentials';
import { LoginLimits } from './login-limits.service';

/** Opens a session, with a new id, for who names the right password; limits how often one may guess. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(private readonly limits: LoginLimits) {
    super();
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<Request>();
    const { username, password } = readCredentials(req.body);
    req.body = { username, password };
    const who = [username, req.ip ?? ''] as const;
    await this.limits.count(...who);
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof NotSignedIn)) await this.limits.giveBack(...who);
      throw error;
    }
    await super.logIn(req);
    await this.limits.forget(...who);
    return true;
  }
}
