import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { impatiently } from '../database/prepared';
import { Unavailable } from '../errors/domain-errors';
import { within } from '../promises/within';
import { DealAnnouncements } from './deal-announcements';

/** After a failed question nobody asks again for this long (ms): a dead database is not knocked on by everybody. */
const NO_QUESTION_MS = 250;

/**
 * Changes with every change of the deals, and only once it is committed: rows carry the number of the
 * transaction that wrote them, and each is higher than those before.
 */
const FINGERPRINT = `select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as seen from deals`;

/**
 * Knows whether the deals have changed since a page was rendered. PostgreSQL announces each change;
 * while the connection for that is lost, the table is asked at every request instead.
 */
@Injectable()
export class PageFreshness implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Freshness');
  private readonly announcements: DealAnnouncements;
  private version = 0;
  private listening = false;
  private lastSeen = '';
  /** When a question was last not answered; of a clock that nobody sets. */
  private unanswered = -Infinity;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.announcements = new DealAnnouncements(config.databaseUrl, {
      opened: () => {
        this.version += 1;
        this.listening = true;
      },
      changed: () => (this.version += 1),
      lost: () => this.lost(),
    });
  }

  onApplicationBootstrap() {
    return this.announcements.open();
  }

  onApplicationShutdown() {
    return this.announcements.close();
  }

  /** The version if it is known without asking, else null. */
  known(): number | null {
    return this.listening ? this.version : null;
  }

  /** The version that holds now. @throws while PostgreSQL does not answer and nobody can know. */
  async current(): Promise<number> {
    return this.known() ?? this.ask();
  }

  /** Waits until every change that is committed by now is known here: whoever made one sees it next. */
  async caughtUp(): Promise<void> {
    if (this.listening) await this.announcements.catchUp();
  }

  /** Each request asks for itself: an answer on its way may be older than the change it looks for. */
  private async ask(): Promise<number> {
    if (performance.now() - this.unanswered < NO_QUESTION_MS) throw new Unavailable();
    const { dataWaitMs } = this.config.pages;
    const asked = impatiently<{ seen: string }>(this.dataSource, FINGERPRINT, dataWaitMs);
    const rows = await within(dataWaitMs, asked).catch(() => null);
    if (!rows) {
      this.unanswered = performance.now();
      throw new Unavailable();
    }
    if (rows[0].seen !== this.lastSeen) this.version += 1;
    this.lastSeen = rows[0].seen;
    return this.version;
  }

  private lost() {
    if (this.listening) this.log.warn('Lost the connection that announces changed deals');
    this.listening = false;
    this.lastSeen = '';
  }
}
