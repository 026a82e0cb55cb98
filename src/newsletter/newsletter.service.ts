import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config';
import type { Limit } from '../config/limits';
import type { Language } from '../i18n/languages';
import type { Letter } from '../outbox/letter';
import { OutboxService } from '../outbox/outbox.service';
import { InTurn } from '../promises/in-turn';
import { confirmToken, newSeed, subscriptionOf, tokenHash } from '../security/tokens';
import { NewsletterSubscription, type TokenSource } from './newsletter-subscription.entity';

/** "You are already subscribed" is said at most once a day. */
const ALREADY: Limit = { name: 'already', points: 1, seconds: 24 * 60 * 60 };

/** Double opt-in: asking, confirming, leaving (decisions, "Newsletter"). */
@Injectable()
export class NewsletterService {
  private readonly inTurn = new InTurn();

  constructor(
    private readonly config: Config,
    private readonly outbox: OutboxService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * An address is entered in the form. New, waiting or confirmed: the same statements run, so that
   * nobody learns from the time which it was.
   */
  async signUp(email: string, language: Language, wishedAt = new Date()): Promise<void> {
    const fresh = this.newToken();
    await this.inTurn.run(email, () =>
      this.database.transaction(async (manager) => {
        const subscription = await this.takeIn(manager, email, fresh);
        subscription.ask(new Date(), language, fresh);
        const { id, ...columns } = subscription;
        await manager.update(NewsletterSubscription, id, columns);
        const limits = {
          toAddress: this.config.limits.mailsToAddress,
          ofKind: subscription.isConfirmed ? ALREADY : undefined,
          wishedAt,
        };
        await this.outbox.recordWithin(limits, manager, letterFor(subscription));
      }),
    );
  }

  /** The subscription that a confirmation link belongs to; null for an unknown or expired one. */
  async find(token: string): Promise<NewsletterSubscription | null> {
    const found = await this.database
      .getRepository(NewsletterSubscription)
      .findOneBy({ token: tokenHash(token) });
    return found && (found.isConfirmed || found.canBeConfirmed(new Date())) ? found : null;
  }

  /** The owner of the address confirms. False where the link is not good (any more). */
  async confirm(token: string): Promise<boolean> {
    return this.change({ token: tokenHash(token) }, (subscription) => {
      const now = new Date();
      if (!subscription.isConfirmed && !subscription.canBeConfirmed(now)) return false;
      subscription.confirm(now);
      return true;
    });
  }

  /** Ends the subscription that an unsubscribe link belongs to; a link of nobody's ends nothing. */
  async unsubscribe(token: string): Promise<void> {
    const id = subscriptionOf(this.config.secret, token);
    if (!id) return;
    await this.change({ id }, (subscription) => {
      subscription.unsubscribe(new Date(), this.newToken());
      return true;
    });
  }

  /**
   * Retention: what was never confirmed, or was ended, goes 30 days after it was last asked for. The
   * database tells the time: a worker whose clock is wrong must not delete what is still good.
   */
  async forgetUnconfirmed(): Promise<void> {
    await this.database.query(
      `delete from newsletter_subscriptions
       where not is_confirmed and asked_at < now() - interval '30 days'`,
    );
  }

  /** Finds or makes the row of an address, and holds it until the transaction ends. */
  private async takeIn(manager: EntityManager, email: string, { seed, hash }: TokenSource) {
    await manager.query(
      `insert into newsletter_subscriptions (email, token, token_seed) values ($1, $2, $3)
       on conflict (email) do update set asked_at = now()`,
      [email, hash, seed],
    );
    return manager.findOneByOrFail(NewsletterSubscription, { email });
  }

  private async change(
    which: { id: number } | { token: string },
    change: (subscription: NewsletterSubscription) => boolean,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const subscription = await manager.findOne(NewsletterSubscription, {
        where: which,
        lock: { mode: 'pessimistic_write' },
      });
      if (!subscription || !change(subscription)) return false;
      await manager.save(subscription);
      return true;
    });
  }

  private newToken(): TokenSource {
    const seed = newSeed();
    return { seed, hash: tokenHash(confirmToken(this.config.secret, seed)) };
  }
}

function letterFor({
  id,
  email,
  language,
  isConfirmed,
  tokenSeed,
}: NewsletterSubscription): Letter {
  const envelope = { recipient: email, language };
  return isConfirmed
    ? { ...envelope, kind: 'alreadySubscribed', data: { subscription: id } }
    : { ...envelope, kind: 'confirmSubscription', data: { subscription: id, tokenSeed } };
}
