import type { DataSource, Repository } from 'typeorm';
import { hashPassword } from './passwords';
import { User } from './user.entity';

const SHORTEST_PASSWORD = 8;

/** The accounts of the back office, for the command that keeps them. Errors are meant to be read. */
export class Administrators {
  private readonly users: Repository<User>;

  constructor(database: DataSource) {
    this.users = database.getRepository(User);
  }

  async list(): Promise<string[]> {
    const all = await this.users.find({ where: { isAdmin: true }, order: { username: 'ASC' } });
    return all.map(({ username }) => username);
  }

  /** Before anybody types a password for nothing. @throws */
  async check(action: string, name: string): Promise<void> {
    const exists = await this.users.existsBy({ username: name });
    if (action === 'create' && exists) throw new Error(`There is a user ${name} already.`);
    if (action !== 'create' && !exists) throw new Error(`There is no user ${name}.`);
    if (name !== name.trim() || name.length > 200) throw new Error('This is no name for a user.');
  }

  async create(name: string, password: string): Promise<void> {
    await this.users.insert({ username: name, password: await hashed(password), isAdmin: true });
  }

  /** Ends the sessions that were opened with the old password. */
  async setPassword(name: string, password: string): Promise<void> {
    await this.users.update({ username: name }, { password: await hashed(password) });
  }

  /** @throws for the last one: nobody could work in the back office then. */
  async remove(name: string): Promise<void> {
    await this.check('remove', name);
    if ((await this.list()).filter((each) => each !== name).length === 0) {
      throw new Error(`${name} is the last administrator. Create another one first.`);
    }
    await this.users.delete({ username: name });
  }
}

function hashed(password: string): Promise<string> {
  if (password.length < SHORTEST_PASSWORD || password.length > 1000) {
    throw new Error(`A password has ${SHORTEST_PASSWORD} to 1000 characters.`);
  }
  return hashPassword(password);
}
