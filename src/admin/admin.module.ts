import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { OutboxModule } from '../outbox/outbox.module';
import { AdminApiController } from './admin-api.controller';
import { AdminDeals } from './admin-deals.service';
import { AdminPageController } from './admin-page.controller';
import { AdminStatsService } from './admin-stats.service';

/** The back office: deals, figures, the dashboard. */
@Module({
  imports: [DealsModule, OutboxModule],
  controllers: [AdminApiController, AdminPageController],
  providers: [AdminDeals, AdminStatsService],
})
export class AdminModule {}
