import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** A time-limited offer (spec section 3). Prices are decimal strings with two decimals. */
@Entity('deals')
export class Deal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  destination: string;

  @Column('text')
  description: string;

  @Column('numeric', { name: 'original_price', precision: 10, scale: 2 })
  originalPrice: string;

  @Column('numeric', { name: 'discounted_price', precision: 10, scale: 2 })
  discountedPrice: string;

  /** Percent as the agency typed it; sorting uses it, the shown percent is computed. */
  @Column('integer')
  savings: number;

  @Column('text')
  duration: string;

  @Column('integer', { name: 'spots_left' })
  spotsLeft: number;

  @Column('integer', { name: 'total_spots' })
  totalSpots: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { array: true })
  highlights: string[];

  /** URLs; the first is the cover. */
  @Column('text', { array: true })
  images: string[];

  @Column('boolean', { name: 'is_urgent', default: false })
  isUrgent: boolean;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('text', { name: 'booking_url', nullable: true })
  bookingUrl: string | null;

  @Column('text', { name: 'message_tag', nullable: true })
  messageTag: string | null;

  @Column('text', { name: 'message_color', default: '#E8B75A' })
  messageColor: string;

  @Column('integer', { default: 0 })
  priority: number;

  @Column('integer', { name: 'max_bookings_per_day', nullable: true })
  maxBookingsPerDay: number | null;

  @Column('boolean', { name: 'is_countdown_enabled', default: true })
  isCountdownEnabled: boolean;

  @Column('text', { name: 'custom_countdown_message', nullable: true })
  customCountdownMessage: string | null;

  @Column('text', { name: 'meta_title', nullable: true })
  metaTitle: string | null;

  @Column('text', { name: 'meta_description', nullable: true })
  metaDescription: string | null;

  @Column('text', { nullable: true })
  tags: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
