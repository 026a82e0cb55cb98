import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminStats, QuoteQueue } from '../../client/rules/admin';

/** The figures of the dashboard. */
@Injectable()
export class AdminStatsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Contract 2.3: all deals; the rest over active ones; the rate is 0 where there is no spot at all. */
  async stats(): Promise<AdminStats> {
    const [stats] = await this.database.query(`
      select count(*)::int as "totalDeals",
             count(*) filter (where is_active)::int as "activeDeals",
             round(greatest(0, least(100, coalesce(
               100.0 * sum(total_spots - spots_left::bigint) filter (where is_active)
               / nullif(sum(total_spots) filter (where is_active), 0), 0))))::int as "bookingRate",
             coalesce(sum(spots_left) filter (where is_active), 0)::float8 as "availableSpots"
      from deals`);
    return stats;
  }

  /** How many quote requests wait for an answer, and since when the first of them does. */
  async quotes(): Promise<QuoteQueue> {
    const [{ waiting, oldest }] = await this.database.query(`
      select count(*)::int as waiting, min(created_at) as oldest
      from contact_submissions where status = 'new'`);
    return { waiting, oldestAt: (oldest as Date | null)?.toISOString() ?? null };
  }
}
