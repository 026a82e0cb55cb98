import { Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module';
import { AuthModule } from './auth/auth.module';
import { BoardModule } from './board/board.module';
import { ConfigModule } from './config/config.module';
import { ContactsModule } from './contacts/contacts.module';
import { DatabaseModule } from './database/database.module';
import { DealsModule } from './deals/deals.module';
import { DestinationsModule } from './destinations/destinations.module';
import { ExportsModule } from './exports/exports.module';
import { QueuesModule } from './queues/queues.module';
import { ErrorFilter } from './errors/error.filter';
import { HealthModule } from './health/health.module';
import { TranslationsModule } from './i18n/translations.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { MetricsModule } from './metrics/metrics.module';
import { PagesModule } from './pages/pages.module';
import { RedisModule } from './redis/redis.module';
import { SeoModule } from './seo/seo.module';

/** The web process. */
@Module({
  imports: [
    ConfigModule,
    MetricsModule,
    DatabaseModule,
    RedisModule,
    TranslationsModule,
    PagesModule,
    HealthModule,
    DealsModule,
    AuthModule,
    AdminModule,
    QueuesModule,
    ExportsModule,
    ContactsModule,
    NewsletterModule,
    DestinationsModule,
    SeoModule,
    BoardModule,
  ],
  providers: [ErrorFilter],
})
export class AppModule {}
