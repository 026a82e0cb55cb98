import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Deal } from '../../client/rules/deal';
import { DEAL_FIELDS, type DealField } from '../../client/rules/deal-fields';

/** One field's value before and after. */
export type FieldChanges = Partial<Record<DealField, { from: unknown; to: unknown }>>;
export type DealAction = 'created' | 'updated' | 'deleted';

/** An entry of the history: who did what to which deal. The table only grows. */
@Entity('deal_changes')
export class DealChangeEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @CreateDateColumn({ name: 'happened_at', type: 'timestamptz' })
  happenedAt: Date;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text')
  username: string;

  @Column('text')
  action: DealAction;

  @Column('integer', { name: 'deal_id' })
  dealId: number;

  @Column('text', { name: 'deal_title' })
  dealTitle: string;

  @Column('jsonb')
  changes: FieldChanges;
}

/** What differs between two states of a deal; null stands for a deal that is not there (yet). */
export function fieldChanges(before: Deal | null, after: Deal | null): FieldChanges {
  const changes: FieldChanges = {};
  for (const field of DEAL_FIELDS) {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null];
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to };
  }
  return changes;
}
