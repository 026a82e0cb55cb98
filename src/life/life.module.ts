import { Global, Module } from '@nestjs/common';
import { Life } from './life';

@Global()
@Module({ providers: [Life], exports: [Life] })
export class LifeModule {}
