import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Limit } from '../config/limits';
import { currentRequestId } from '../logging/request-scope';
import type { Letter } from './letter';

/** How many mails wait, how long the oldest has waited (seconds), and how many were given up. */
export interface OutboxStanding {
  waiting: number;
  oldestWaitingSeconds: number;
  parked: number;
}

/** How much mail an address may get; beyond that it is recorded and withheld. */
export interface MailLimits {
  toAddress: Limit;
  /** Of this kind alone. */
  ofKind?: Limit;
  /**
   * When the wish for it came in. The same mail, still waiting to be sent or recorded since then, is
   * answer enough: who sends a form many times at once gets one.
   */
  wishedAt?: Date;
}

/** Forms sent within this time of each other are sent at once (ms). */
const AT_ONCE_MS = 250;

/** Takes mails in, in the transaction of what they are about. Sending them is the worker's. */
@Injectable()
export class OutboxService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Records a mail, in the caller's transaction. */
  async record(manager: EntityManager, letter: Letter): Promise<void> {
    await manager.query(
      `insert into outbox (kind, recipient, language, data, request_id) values ($1, $2, $3, $4, $5)`,
      columns(letter),
    );
  }

  /**
   * Records a mail; where its address has had its share, as withheld. Parallel transactions for one
   * address wait for each other here, so that the count is right.
   */
  async recordWithin(limits: MailLimits, manager: EntityManager, letter: Letter): Promise<void> {
    const { toAddress, ofKind = toAddress, wishedAt } = limits;
    await manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      letter.recipient,
    ]);
    await manager.query(
      `insert into outbox (kind, recipient, language, data, request_id, state)
       select $1::text, $2::text, $3, $4::jsonb, $5,
         case when count(*) filter (where age < $6) >= $7
           or count(*) filter (where age < $8 and kind = $1) >= $9
           or bool_or(kind = $1 and data = $4::jsonb and (state = 'waiting' or age < $10))
         then 'withheld' else 'waiting' end
       from (
         select *, extract(epoch from clock_timestamp() - created_at) as age
         from outbox where recipient = $2 and state <> 'withheld'
       ) as earlier`,
      [
        ...columns(letter),
        toAddress.seconds,
        toAddress.points,
        ofKind.seconds,
        ofKind.points,
        wishedAt ? (Date.now() - wishedAt.getTime() + AT_ONCE_MS) / 1000 : null,
      ],
    );
  }

  /** Retention: mails that were sent or withheld go after 7 days; parked ones wait for a decision. */
  async forgetDone(): Promise<void> {
    await this.database.query(
      `delete from outbox where state in ('sent', 'withheld') and created_at < now() - interval '7 days'`,
    );
  }

  /** Mails that were given up, and why the last of them was. */
  async parked(): Promise<{ count: number; lastError: string | null }> {
    const [parked] = await this.database.query(
      `select count(*)::int as count,
         (array_agg(last_error order by created_at desc))[1] as "lastError"
       from outbox where state = 'parked'`,
    );
    return parked;
  }

  /** Gives every parked mail another try, at once. */
  async retryParked(): Promise<void> {
    await this.database.query(
      `with again as (update outbox set state = 'waiting', due_at = now() where state = 'parked')
       select pg_notify('outbox', '')`,
    );
  }

  /** For whoever watches the house. */
  async state(): Promise<OutboxStanding> {
    const [standing] = await this.database.query(
      `select count(*) filter (where state = 'waiting')::int as waiting,
         coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::int
           as "oldestWaitingSeconds",
         count(*) filter (where state = 'parked')::int as parked
       from outbox where state in ('waiting', 'parked')`,
    );
    return standing;
  }
}

const columns = ({ kind, recipient, language, data }: Letter) => [
  kind,
  recipient,
  language,
  JSON.stringify(data),
  currentRequestId() ?? null,
];
