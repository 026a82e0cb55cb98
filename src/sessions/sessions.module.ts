import { Module } from '@nestjs/common';
import { SessionEnd } from './session-end.service';

@Module({ providers: [SessionEnd], exports: [SessionEnd] })
export class SessionsModule {}
