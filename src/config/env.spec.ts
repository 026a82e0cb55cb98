import { readConfig } from './env';
import { ConfigError } from './env-reader';

const whole = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://safari.example',
  DATABASE_URL: 'postgres://app@db/safari',
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtp://mail:25',
  APP_SECRET: 'g7Jv0YpR2tq9ZsN4wXc6LhB1dKf8MaEu3Qi5',
};

/** What an operator is told about this environment. */
function complaint(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

describe('Production', () => {
  test('starts with everything it needs', () => {
    expect(complaint(whole)).toBe('');
  });

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'APP_SECRET'])(
    'does not start without %s and says so',
    (name) => {
      expect(complaint({ ...whole, [name]: undefined })).toBe(
        `Cannot start:\n  - ${name} is missing`,
      );
    },
  );

  test('names everything that is missing at once', () => {
    expect(complaint({ NODE_ENV: 'production' }).split('\n')).toHaveLength(6);
  });

  test.each(['for-development-only-not-a-secret!', 'change-me-change-me-change-me-change-me'])(
    'does not start with the default secret %s',
    (APP_SECRET) => {
      expect(complaint({ ...whole, APP_SECRET })).toContain('APP_SECRET must not be a default');
    },
  );

  test('does not start with a short secret', () => {
    expect(complaint({ ...whole, APP_SECRET: 'short' })).toContain('at least 32 characters');
  });

  test('wants https, but for this machine', () => {
    expect(complaint({ ...whole, PUBLIC_URL: 'http://safari.example' })).toContain('https://');
    expect(complaint({ ...whole, PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe('');
  });

  test('takes a secret out of a file and says when that cannot be read', () => {
    const env = { ...whole, APP_SECRET: undefined, APP_SECRET_FILE: '/nowhere/secret' };
    expect(complaint(env)).toContain('APP_SECRET_FILE names a file that cannot be read');
  });

  test('never repeats a value in what it says', () => {
    const env = { ...whole, DATABASE_URL: 'mysql://app:hunter2@db/safari' };
    expect(complaint(env)).toContain('DATABASE_URL must be a URL beginning with postgres://');
    expect(complaint(env)).not.toContain('hunter2');
  });
});
