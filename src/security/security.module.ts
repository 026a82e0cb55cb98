import { Module } from '@nestjs/common';
import { Challenges } from './challenge.service';
import { RateLimits } from './rate-limits';

/** Counting and challenges, for the features that need them. */
@Module({ providers: [Challenges, RateLimits], exports: [Challenges, RateLimits] })
export class SecurityModule {}
