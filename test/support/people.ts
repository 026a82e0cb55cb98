import type { DataSource } from 'typeorm';
import { hashPassword } from '../../src/auth/passwords';
import { User } from '../../src/auth/user.entity';
import type { TestApp } from './app';

export const PASSWORD = 'a password with spaces';

/** A user with PASSWORD; an administrator unless told otherwise. */
export async function aUser(
  database: DataSource,
  { username = 'ada', isAdmin = true } = {},
): Promise<User> {
  const users = database.getRepository(User);
  return users.save(users.create({ username, isAdmin, password: await hashPassword(PASSWORD) }));
}

/** A client that has signed in as this user. */
export async function signedIn(site: TestApp, username = 'ada') {
  const agent = site.agent();
  await agent.post('/api/auth/login').send({ username, password: PASSWORD }).expect(200);
  return agent;
}
