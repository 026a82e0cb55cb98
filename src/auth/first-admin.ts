import type { DataSource } from 'typeorm';
import { hashPassword } from './passwords';
import { User } from './user.entity';

/** Makes the first administrator where there is no user yet; never touches one who exists. */
export async function addFirstAdmin(
  database: DataSource,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  const users = database.getRepository(User);
  if (await users.count()) return false;
  await users.insert({ username, password: await hashPassword(password), isAdmin: true });
  return true;
}
