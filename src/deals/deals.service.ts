import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { prepared } from '../database/prepared';
import { NotFound } from '../errors/domain-errors';
import { ALL_COLUMNS, CARD } from './deal-columns';
import { KnownDeals } from './known-deals';
import type { CardDeal, Deal } from '../../client/rules/deal';

/** What the public may see of the deals: active ones; in lists unexpired ones only. */
@Injectable()
export class DealsService {
  private readonly known = new KnownDeals();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** All active, unexpired deals: priority descending, soonest expiry, id. */
  list(): Promise<Deal[]> {
    return this.onSale('deals', ALL_COLUMNS, LIST_ORDER);
  }

  /** The same deals with only what a card shows. */
  cards(): Promise<CardDeal[]> {
    return this.cardsOf(this.onSale('cards', CARD, LIST_ORDER));
  }

  /** At most six: priority descending, urgent first, soonest expiry, id. */
  featured(): Promise<Deal[]> {
    return this.onSale('featured', ALL_COLUMNS, FEATURED_ORDER);
  }

  featuredCards(): Promise<CardDeal[]> {
    return this.cardsOf(this.onSale('featured-cards', CARD, FEATURED_ORDER));
  }

  /** An active deal, expired or not. @throws NotFound for an unknown, malformed or inactive id. */
  async find(id: string): Promise<Deal> {
    if (!isId(id)) throw new NotFound('Deal not found');
    const text = `select ${ALL_COLUMNS} from deals where id = $1 and is_active`;
    const [deal] = await prepared<Deal>(this.database, 'deal', text, [Number(id)]);
    if (!deal) throw new NotFound('Deal not found');
    return deal;
  }

  private async cardsOf(rows: Promise<{ card: string }[]>): Promise<CardDeal[]> {
    return (await rows).map(({ card }) => this.known.get(card));
  }

  private onSale<T>(name: string, columns: string, order: string): Promise<T[]> {
    const text = `select ${columns} from deals where is_active and expires_at > $1 order by ${order}`;
    return prepared(this.database, name, text, [new Date()]);
  }
}

const LIST_ORDER = 'priority desc, expires_at, id';
const FEATURED_ORDER = 'priority desc, is_urgent desc, expires_at, id limit 6';

/** Ids are PostgreSQL integers written plainly; anything else names no deal. */
const isId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2147483647;
