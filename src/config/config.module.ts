import { Global, Module } from '@nestjs/common';
import { Config } from './config';
import { readConfig } from './env';

/** Hands the Config to whoever names it; read once, at start. */
@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => readConfig() }],
  exports: [Config],
})
export class ConfigModule {}
