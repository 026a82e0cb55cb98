import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The pool of connections that TypeORM uses, for what TypeORM has no way to ask. */
export const poolOf = ({ driver }: DataSource): Pool =>
  (driver as unknown as { master: Pool }).master;
