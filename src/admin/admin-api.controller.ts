import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { OutboxService } from '../outbox/outbox.service';
import { AdminDeals } from './admin-deals.service';
import { AdminStatsService } from './admin-stats.service';
import { readDealChange, readNewDeal } from './deal-payload';

/** The administrator's calls (contract section 4). Who may call is checked before: `AdminGate`. */
@Controller('api/admin')
export class AdminApiController {
  constructor(
    private readonly deals: AdminDeals,
    private readonly figures: AdminStatsService,
    private readonly outbox: OutboxService,
  ) {}

  @Get('deals')
  list() {
    return this.deals.list();
  }

  @Get('stats')
  stats() {
    return this.figures.stats();
  }

  @Get('quote-requests')
  quotes() {
    return this.figures.quotes();
  }

  @Get('parked-mails')
  parkedMails() {
    return this.outbox.parked();
  }

  @Post('deals')
  create(@Body() body: unknown, @Req() req: Request) {
    return this.deals.create(readNewDeal(body), req.user!);
  }

  @Put('deals/:id')
  update(@Param('id') id: string, @Body() body: unknown, @Req() req: Request) {
    return this.deals.update(id, readDealChange(body), req.user!);
  }

  @Delete('deals/:id')
  @HttpCode(204)
  remove(@Param('id') id: string, @Req() req: Request) {
    return this.deals.remove(id, req.user!);
  }
}
