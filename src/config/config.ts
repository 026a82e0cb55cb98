import type { LogLevel } from '../logging/json-logger';
import type { Brand } from './brand';
import type { Limits } from './limits';

/**
 * Everything the processes may be told from outside, read once at start.
 * Injected by this class as its own token, so that a service names what it needs: `config: Config`.
 */
export abstract class Config {
  mode: 'production' | 'development' | 'test';
  logLevel: LogLevel;
  http: HttpConfig;
  databaseUrl: string;
  redisUrl: string;
  mail: MailConfig;
  /** Signs sessions, the signup cookie and challenges. */
  secret: string;
  firstAdmin: { username: string; password: string } | null;
  seedDemo: boolean;
  /** A film elsewhere; null means our own. */
  videoUrl: string | null;
  pages: PagesConfig;
  limits: Limits;
  outbox: OutboxConfig;
  brand: Brand;
}

export interface HttpConfig {
  port: number;
  host: string;
  /** Without a trailing slash; the only origin that links in pages and mails are built from. */
  publicUrl: string;
  /** True when PUBLIC_URL is https: cookies are Secure, HSTS is sent. */
  secure: boolean;
  /** Health and metrics listen here, never publicly; null switches them off. */
  internalPort: number | null;
  internalHost: string;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** How long a process that is told to end goes on accepting, until balancers have noticed (ms). */
  goOnMs: number;
}

export interface MailConfig {
  smtpUrl: string;
  /** How long each step of a talk with the mail server may take (ms). */
  timeoutMs: number;
  from: string;
  /** Inbox of the agency; null means quote requests are stored and not mailed. */
  contactNotify: string | null;
  dkim: { domain: string; selector: string; privateKey: string } | null;
}

export interface PagesConfig {
  /** Off, every page is rendered at each request: while developing, and to measure what that costs. */
  keep: boolean;
  /** How long a page waits for its data before it goes out with its loading state (ms). */
  dataWaitMs: number;
  /** How old a kept page may be and still stand in for a database that is down (ms). */
  staleIfErrorMs: number;
}

export interface OutboxConfig {
  /** How often the relay looks for mails that nobody announced, such as those due for another try (ms). */
  pollMs: number;
  /** Wait before the second try; each further wait is twice as long (ms). */
  firstRetryMs: number;
  /** After this long in vain a mail is parked (ms). */
  giveUpAfterMs: number;
}
