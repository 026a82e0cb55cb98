import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ExportKind } from './export-kinds';

export type ExportState = 'queued' | 'building' | 'ready' | 'failed';

/** A file that an administrator asked for, from the question to the answer. */
@Entity('exports')
export class Export {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: ExportKind;

  @Column('integer', { name: 'owner_id' })
  ownerId: number;

  @Column('text', { default: 'queued' })
  state: ExportState;

  /** Rows that came after the question are not in the answer. */
  @Column('integer', { name: 'newest_row_id' })
  newestRowId: number;

  /** Counts the builds: a worker that was taken for dead cannot spoil the file of the next one. */
  @Column('integer', { default: 0 })
  attempt: number;

  @Column('integer', { name: 'row_count', default: 0 })
  rowCount: number;

  @Column('integer', { name: 'chunk_count', default: 0 })
  chunkCount: number;

  @Column('bigint', { name: 'byte_count', default: 0 })
  byteCount: string;

  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt: Date;

  /** When its owner last asked how far it is. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  get fileName(): string {
    return `${this.kind}-${this.requestedAt.toISOString().slice(0, 10)}.csv`;
  }
}
