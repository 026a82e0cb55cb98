import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.service';

/** How much mail waits, and for how long: the promise that none is lost, in numbers. */
@Injectable()
export class OutboxFigures {
  constructor(metrics: Metrics, @InjectDataSource() database: DataSource) {
    const read = async (sql: string): Promise<Record<string, number>> => {
      const rows: { label: string; value: string }[] = await database.query(sql);
      return Object.fromEntries(rows.map(({ label, value }) => [label, Number(value)]));
    };
    metrics.gauge('outbox_messages', 'Mails recorded and not sent', 'state', () =>
      read(`select label, count(outbox.id) as value
            from unnest(array['waiting', 'parked']) as label
            left join outbox on state = label and state in ('waiting', 'parked') group by label`),
    );
    metrics.gauge('outbox_oldest_seconds', 'Age of the oldest mail that waits', 'kind', () =>
      read(`select kind as label, extract(epoch from now() - min(created_at)) as value
            from outbox where state = 'waiting' group by kind
            union all select 'any', coalesce(extract(epoch from now() - min(created_at)), 0)
            from outbox where state = 'waiting'`),
    );
  }
}
