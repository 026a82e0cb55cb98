import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Language } from '../i18n/languages';

/** The version of the sentence beside the form (home.newsletter.consent) that people agree to. */
export const CONSENT_WORDING = '2025-11';

const TOKEN_GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** What a confirmation link is made from, and the hash by which it is found again. */
export interface TokenSource {
  seed: string;
  hash: string;
}

/** An address that asked for the newsletter (spec section 3); confirmed by its owner only. */
@Entity('newsletter_subscriptions')
export class NewsletterSubscription {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Trimmed and lower-case. */
  @Column('text', { unique: true })
  email: string;

  /** Hash of the token in the confirmation link. */
  @Column('text', { unique: true })
  token: string;

  @Column('boolean', { name: 'is_confirmed', default: false })
  isConfirmed: boolean;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @Column('text', { name: 'token_seed', default: '' })
  tokenSeed: string;

  @Column('timestamptz', { name: 'token_expires_at', default: () => `'epoch'` })
  tokenExpiresAt: Date;

  /** Of the form that was filled in; mails are written in it. */
  @Column('text', { default: 'en' })
  language: Language;

  @Column('timestamptz', { name: 'consent_at', nullable: true })
  consentAt: Date | null;

  @Column('text', { name: 'consent_wording', nullable: true })
  consentWording: string | null;

  /** When somebody last entered the address, be it confirmed or not. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true })
  unsubscribedAt: Date | null;

  /** Somebody enters this address in the form. One that is confirmed stays as it is. */
  ask(now: Date, language: Language, fresh: TokenSource) {
    this.askedAt = now;
    if (this.isConfirmed) return;
    if (!this.canBeConfirmed(now)) this.takeToken(fresh, now);
    this.language = language;
    this.consentAt = now;
    this.consentWording = CONSENT_WORDING;
    this.unsubscribedAt = null;
    this.updatedAt = now;
  }

  canBeConfirmed(now: Date): boolean {
    return now < this.tokenExpiresAt;
  }

  confirm(now: Date) {
    if (this.isConfirmed) return;
    this.isConfirmed = true;
    this.confirmedAt = now;
    this.updatedAt = now;
  }

  /** The consent ends, and with it the power of every confirmation link that was mailed before. */
  unsubscribe(now: Date, fresh: TokenSource) {
    if (this.unsubscribedAt) return;
    this.takeToken(fresh, now);
    this.tokenExpiresAt = now;
    this.isConfirmed = false;
    this.confirmedAt = null;
    this.askedAt = now;
    this.unsubscribedAt = now;
    this.updatedAt = now;
  }

  private takeToken({ seed, hash }: TokenSource, now: Date) {
    this.tokenSeed = seed;
    this.token = hash;
    this.tokenExpiresAt = new Date(now.getTime() + TOKEN_GOOD_FOR_MS);
  }
}
