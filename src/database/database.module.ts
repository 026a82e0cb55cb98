import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config';
import { databaseOptions } from './options';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...databaseOptions(config.databaseUrl),
        retryAttempts: config.mode === 'test' ? 1 : 20,
        retryDelay: 500,
      }),
    }),
  ],
})
export class DatabaseModule {}
