import { Module } from '@nestjs/common';
import { SessionFigures } from './session-figures';
import { SessionEnd } from './session-end.service';

@Module({ providers: [SessionEnd, SessionFigures], exports: [SessionEnd] })
export class SessionsModule {}
