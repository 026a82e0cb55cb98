import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who may sign in; only isAdmin opens the back office (spec section 6). */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text', { unique: true })
  username: string;

  /** argon2id hash; never leaves the server. */
  @Column('text')
  password: string;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
