import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { SignIn } from './sign-in.service';

/** Passport's strategy for a name and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignIn) {
    super();
  }

  validate(username: string, password: string) {
    return this.signIn.verify({ username, password });
  }
}
