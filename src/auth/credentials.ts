import { InvalidInput } from '../errors/domain-errors';

export interface Credentials {
  username: string;
  password: string;
}

const MISSING = 'Username and password are required';

/** Reads a login's body (contract 3.4): the name trimmed, the password as typed. @throws InvalidInput */
export function readCredentials(body: unknown): Credentials {
  const { username, password } = (body ?? {}) as Record<string, unknown>;
  const name = typeof username === 'string' ? username.trim() : '';
  const word = typeof password === 'string' ? password : '';
  const missing = [
    ...(isUsable(name, 200) ? [] : [{ field: 'username', message: MISSING }]),
    ...(isUsable(word, 1000) ? [] : [{ field: 'password', message: MISSING }]),
  ];
  if (missing.length) throw new InvalidInput(missing);
  return { username: name, password: word };
}

/** PostgreSQL keeps no NUL, so nobody's name has one. */
const isUsable = (text: string, longest: number) =>
  text.length > 0 && text.length <= longest && !text.includes('\0');
