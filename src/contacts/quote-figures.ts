import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.service';

/**
 * Whether the promise of a reply within 24 hours is at risk. The site itself never changes a request's
 * status; an agency that does so in its own tools sees here what is still new.
 */
@Injectable()
export class QuoteFigures {
  constructor(metrics: Metrics, @InjectDataSource() database: DataSource) {
    metrics.gauge('quote_requests', 'Quote requests that are still new', 'age', async () => {
      const [counts] = await database.query(`
        select count(*) filter (where created_at > now() - interval '20 hours')::int as under_20_hours,
          count(*) filter (where created_at between now() - interval '24 hours'
            and now() - interval '20 hours')::int as from_20_to_24_hours
        from contact_submissions where status = 'new' and created_at > now() - interval '24 hours'`);
      return counts;
    });
  }
}
