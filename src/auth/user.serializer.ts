import { Injectable, OnModuleDestroy } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { Repository } from 'typeorm';
import { clientSession, type SignedInUser } from './signed-in-user';
import { User } from './user.entity';

/** However busy a session is, after this its owner signs in anew. */
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;

/** What a session remembers of its owner. */
interface Remembered {
  id: number;
  signedInAt: number;
  /** Of the password's hash: a new password ends the sessions opened with the old one. */
  stamp: string;
}

type Done<T> = (error: unknown, result?: T | false) => void;

/** From a user to what the session keeps, and back; isAdmin is read anew with each request. */
@Injectable()
export class UserSerializer extends PassportSerializer implements OnModuleDestroy {
  private closed = false;

  constructor(@InjectRepository(User) private readonly users: Repository<User>) {
    super();
  }

  /** Passport is one for the whole process; an application that is gone leaves the word to the next. */
  onModuleDestroy() {
    this.closed = true;
  }

  serializeUser(user: User, done: Done<Remembered>) {
    if (this.closed) return done('pass');
    done(null, { id: user.id, signedInAt: Date.now(), stamp: stampOf(user.password) });
  }

  deserializeUser(remembered: Remembered, done: Done<SignedInUser>) {
    if (this.closed) return done('pass');
    this.recall(remembered).then((user) => done(null, user ?? false), done);
  }

  private async recall({ id, signedInAt, stamp }: Remembered): Promise<SignedInUser | null> {
    if (!(Date.now() - signedInAt < LONGEST_MS)) return null;
    const user = await this.users.findOneBy({ id });
    return user && stampOf(user.password) === stamp ? clientSession(user).user : null;
  }
}

const stampOf = (hash: string) =>
  createHash('sha256').update(hash).digest('base64url').slice(0, 16);
