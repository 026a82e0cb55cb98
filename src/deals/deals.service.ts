import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotFound } from '../errors/domain-errors';
import { ALL_COLUMNS, CARD_COLUMNS } from './deal-columns';
import type { CardDeal, Deal } from '../../client/rules/deal';

const FEATURED = 6;

/** What the public may see of the deals: active ones; in lists unexpired ones only. */
@Injectable()
export class DealsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** All active, unexpired deals: priority descending, soonest expiry, id. */
  list(): Promise<Deal[]> {
    return this.onSale(ALL_COLUMNS, 'priority desc, expires_at, id');
  }

  /** The same deals with only what a card shows. */
  cards(): Promise<CardDeal[]> {
    return this.onSale(CARD_COLUMNS, 'priority desc, expires_at, id');
  }

  /** At most six: priority descending, urgent first, soonest expiry, id. */
  featured(): Promise<Deal[]> {
    return this.onSale(ALL_COLUMNS, FEATURED_ORDER, FEATURED);
  }

  featuredCards(): Promise<CardDeal[]> {
    return this.onSale(CARD_COLUMNS, FEATURED_ORDER, FEATURED);
  }

  /** An active deal, expired or not. @throws NotFound for an unknown, malformed or inactive id. */
  async find(id: string): Promise<Deal> {
    if (!isId(id)) throw new NotFound('Deal not found');
    const [deal] = await this.database.query(
      `select ${ALL_COLUMNS} from deals where id = $1 and is_active`,
      [Number(id)],
    );
    if (!deal) throw new NotFound('Deal not found');
    return deal;
  }

  private onSale<T>(columns: string, order: string, limit?: number): Promise<T[]> {
    return this.database.query(
      `select ${columns} from deals where is_active and expires_at > $1
       order by ${order} ${limit ? `limit ${limit}` : ''}`,
      [new Date()],
    );
  }
}

const FEATURED_ORDER = 'priority desc, is_urgent desc, expires_at, id';

/** Ids are PostgreSQL integers written plainly; anything else names no deal. */
const isId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2147483647;
