import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../i18n/languages';
import type { Letter, LetterKind } from './letter';

/**
 * waiting: to be sent, now or when due. sent. parked: given up after a day of trying, for an
 * administrator to see. withheld: not to be sent, because its address gets enough mail already.
 */
export type OutboxState = 'waiting' | 'sent' | 'parked' | 'withheld';

/** A mail that is to be sent, and how far that has come. */
@Entity('outbox')
export class OutboxMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: LetterKind;

  @Column('text')
  recipient: string;

  @Column('text')
  language: Language;

  @Column('jsonb')
  data: Letter['data'];

  @Column('text')
  state: OutboxState;

  @Column('integer')
  attempts: number;

  /** When it is to be handed over, for the first time or again. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** While this lies ahead, a worker is sending it. */
  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  /** Of the request that wished for it. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
