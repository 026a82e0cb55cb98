import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A visitor's request for a quote (spec section 3, "Contact submission"). */
@Entity('contact_submissions')
export class ContactSubmission {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'preferred_destination', nullable: true })
  preferredDestination: string | null;

  /** A calendar day, kept as UTC midnight. */
  @Column('timestamptz', { name: 'start_date', nullable: true })
  startDate: Date | null;

  @Column('timestamptz', { name: 'end_date', nullable: true })
  endDate: Date | null;

  @Column('text', { nullable: true })
  travelers: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text', { default: 'new' })
  status: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
