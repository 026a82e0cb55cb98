import { readFileSync } from 'node:fs';

/** Thrown at start; the message is meant for the operator and names every wrong variable. */
export class ConfigError extends Error {}

/**
 * Reads typed values out of an environment and gathers what is wrong with them, so that
 * an operator sees all mistakes at once. NAME_FILE is read where NAME is absent (mounted secrets).
 */
export class EnvReader {
  private readonly mistakes: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  wrong(name: string, what: string) {
    this.mistakes.push(`${name} ${what}`);
  }

  throwIfWrong() {
    if (!this.mistakes.length) return;
    throw new ConfigError(`Cannot start:\n${this.mistakes.map((m) => `  - ${m}`).join('\n')}`);
  }

  optional(name: string): string | null {
    const file = this.env[`${name}_FILE`];
    if (!this.env[name] && file) return this.fromFile(name, file);
    return this.env[name]?.trim() || null;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.wrong(name, 'is missing');
    return value ?? '';
  }

  oneOf<T extends string>(name: string, choices: T[], fallback: T): T {
    const value = this.text(name, fallback) as T;
    if (!choices.includes(value)) this.wrong(name, `must be one of ${choices.join(', ')}`);
    return value;
  }

  url(name: string, protocols: string[], fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.wrong(name, 'is missing');
    else this.checkUrl(name, value, protocols);
    return value ?? '';
  }

  optionalUrl(name: string, protocols: string[]): string | null {
    const value = this.optional(name);
    if (value) this.checkUrl(name, value, protocols);
    return value;
  }

  integer(name: string, fallback: number): number {
    const value = Number(this.text(name, String(fallback)));
    if (!Number.isInteger(value) || value < 0) this.wrong(name, 'must be a whole number');
    return value;
  }

  port(name: string, fallback: number): number {
    const value = this.integer(name, fallback);
    if (value > 65535) this.wrong(name, 'must be a port from 0 to 65535');
    return value;
  }

  optionalPort(name: string): number | null {
    return this.optional(name) === null ? null : this.port(name, 0);
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['1', '0', 'true', 'false', ''], '').match(/^(1|true)$/) !== null;
  }

  list(name: string): string[] {
    return (this.optional(name) ?? '').split(/[\s,]+/).filter(Boolean);
  }

  /** A secret of at least 32 characters; only outside production may it be left out. */
  secret(name: string, needed: boolean): string {
    const value =
      this.optional(name) ?? (needed ? undefined : 'for-development-only-not-a-secret!');
    if (value === undefined) this.wrong(name, 'is missing');
    else if (value.length < 32) this.wrong(name, 'must have at least 32 characters');
    else if (needed && /^(for-development|change-?me|example)/i.test(value)) {
      this.wrong(name, 'must not be a default; make one with: openssl rand -base64 48');
    }
    return value ?? '';
  }

  private checkUrl(name: string, value: string, protocols: string[]) {
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    if (!protocols.includes(protocol)) {
      this.wrong(
        name,
        `must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
  }

  private fromFile(name: string, file: string): string | null {
    try {
      return readFileSync(file, 'utf8').trim() || null;
    } catch {
      this.wrong(`${name}_FILE`, 'names a file that cannot be read');
      return null;
    }
  }
}
