import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits';

/** Counting and challenges, for the features that need them. */
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class SecurityModule {}
