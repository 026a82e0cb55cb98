import type { Config } from '../config/config';

/** The longest a talk with the mail server may take in all. */
export const sendingMs = (config: Config) => 3 * config.mail.timeoutMs;

/**
 * How long a mail belongs to the worker that took it, or to the queue it was handed to. Longer than
 * sending can take, so that no two workers send the same mail.
 */
export const leaseMs = (config: Config) => 2 * sendingMs(config);
