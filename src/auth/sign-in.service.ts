import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NotSignedIn } from '../errors/domain-errors';
import type { Credentials } from './credentials';
import { hashPassword, isOutdated, isPassword, NOBODYS_HASH } from './passwords';
import { User } from './user.entity';

/** Tells whether a name and a password belong together. */
@Injectable()
export class SignIn {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /**
   * The user, if the password fits. An unknown name and a wrong password give the same answer after
   * the same work.
   * @throws NotSignedIn
   */
  async verify({ username, password }: Credentials): Promise<User> {
    const user = await this.users.findOneBy({ username });
    const fits = await isPassword(user?.password ?? NOBODYS_HASH, password);
    if (!user || !fits) throw new NotSignedIn('Invalid credentials');
    if (isOutdated(user.password)) await this.rehash(user, password);
    return user;
  }

  /** Only here is the password known; the hash read stands guard against a change in between. */
  private async rehash(user: User, password: string) {
    const known = { id: user.id, password: user.password };
    user.password = await hashPassword(password);
    await this.users.update(known, { password: user.password });
  }
}
