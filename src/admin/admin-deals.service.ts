import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ALL_COLUMNS } from '../deals/deal-columns';
import { Deal as DealRow } from '../deals/deal.entity';
import { ChangedMeanwhile, NotFound } from '../errors/domain-errors';
import { PageFreshness } from '../pages/page-freshness.service';
import { DealChangeEntry, fieldChanges, type DealAction } from './deal-change.entity';
import type { DealChange } from './deal-payload';
import type { Deal } from '../../client/rules/deal';
import type { DealFields } from '../../client/rules/deal-fields';

/** Who does something. */
export interface Actor {
  id: number;
  username: string;
}

/** Strictly newer than before, also in the milliseconds that answers show. */
const NEWER = `date_trunc('milliseconds', greatest(clock_timestamp(), updated_at + interval '1 ms'))`;

/** What administrators do with deals; each change and its entry in the history are one transaction. */
@Injectable()
export class AdminDeals {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly freshness: PageFreshness,
  ) {}

  /** Every deal, inactive and expired ones too, newest first. */
  list(): Promise<Deal[]> {
    return this.database.query(
      `select ${ALL_COLUMNS} from deals order by created_at desc, id desc`,
    );
  }

  create(fields: DealFields, actor: Actor): Promise<Deal> {
    return this.change(async (db) => {
      const { identifiers } = await db.insert(DealRow, asRow(fields));
      const deal = await this.read(db, identifiers[0].id);
      await this.record(db, 'created', actor, null, deal);
      return deal;
    });
  }

  /** @throws NotFound; ChangedMeanwhile where the deal is newer than the change's basis. */
  update(id: string, { fields, basedOn }: DealChange, actor: Actor): Promise<Deal> {
    return this.change(async (db) => {
      const before = await this.read(db, id, 'for update');
      if (basedOn && before.updatedAt > basedOn) {
        throw new ChangedMeanwhile('This deal was changed in the meantime.', before);
      }
      await db.update(DealRow, before.id, { ...asRow(fields), updatedAt: () => NEWER });
      const after = await this.read(db, before.id);
      await this.record(db, 'updated', actor, before, after);
      return after;
    });
  }

  /** @throws NotFound */
  remove(id: string, actor: Actor): Promise<void> {
    return this.change(async (db) => {
      const before = await this.read(db, id, 'for update');
      await db.delete(DealRow, before.id);
      await this.record(db, 'deleted', actor, before, null);
    });
  }

  /** Done once this process has heard of the change: whoever made it sees it on the next page. */
  private async change<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.database.transaction(work);
    await this.freshness.caughtUp();
    return result;
  }

  private async read(db: EntityManager, id: string | number, lock = ''): Promise<Deal> {
    const deals: Deal[] = isId(String(id))
      ? await db.query(`select ${ALL_COLUMNS} from deals where id = $1 ${lock}`, [Number(id)])
      : [];
    if (!deals[0]) throw new NotFound('Deal not found');
    return deals[0];
  }

  private async record(
    db: EntityManager,
    action: DealAction,
    actor: Actor,
    before: Deal | null,
    after: Deal | null,
  ) {
    const { id, title } = (after ?? before)!;
    await db.insert(DealChangeEntry, {
      action,
      userId: actor.id,
      username: actor.username,
      dealId: id,
      dealTitle: title,
      changes: fieldChanges(before, after) as object,
    });
  }
}

/** The same fields as the table's row has them: the one time among them is a Date there. */
const asRow = <Fields extends Partial<DealFields>>({ expiresAt, ...fields }: Fields) => ({
  ...fields,
  ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}),
});

/** Ids are PostgreSQL integers written plainly; anything else names no deal. */
const isId = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
