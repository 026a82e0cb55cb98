import { Injectable } from '@nestjs/common';
import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Payload,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { Config } from '../config/config';
import { within } from '../promises/within';

const GOOD_FOR_SECONDS = 60 * 60;
const REDIS_WAIT_MS = 250;
/** A browser needs about a second for this, a sender of thousands many hours. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000, from: 300, to: 900 };

/** A small calculation that our server sets and the visitor's browser solves; each is good once. */
@Injectable()
export class Challenges {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    config: Config,
    private readonly redis: Redis,
  ) {
    const secret = (use: string) => createHmac('sha256', config.secret).update(use).digest('hex');
    this.secrets = {
      hmacSignatureSecret: secret('challenge'),
      hmacKeySignatureSecret: secret('challenge key'),
    };
  }

  set(): Promise<Challenge> {
    const { algorithm, cost, from, to } = WORK;
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(from, to),
      expiresAt: Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS,
      deriveKey,
      ...this.secrets,
    });
  }

  /** Is this a solved challenge of ours that nobody used before? While Redis is away, use counts as first. */
  async accept(solved: string): Promise<boolean> {
    const payload = read(solved);
    if (!payload || !(await this.isSolved(payload))) return false;
    const key = `challenge:${payload.challenge.signature}`;
    const first = this.redis
      .set(key, '1', 'EX', GOOD_FOR_SECONDS, 'NX')
      .then((answer) => answer === 'OK');
    return (await within(REDIS_WAIT_MS, first).catch(() => true)) ?? true;
  }

  private async isSolved({ challenge, solution }: Payload): Promise<boolean> {
    try {
      return (await verifySolution({ challenge, solution, deriveKey, ...this.secrets })).verified;
    } catch {
      // What is not of the form of a challenge at all.
      return false;
    }
  }
}

/** A solved challenge travels as base64 of JSON. */
function read(solved: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString()) as Payload;
  } catch {
    return null;
  }
}
