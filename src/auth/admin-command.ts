import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { readConfig } from '../config/env';
import { databaseOptions } from '../database/options';
import { Administrators } from './administrators';
import { askPassword } from './ask-password';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create NAME
  npm run admin -- password NAME
  npm run admin -- remove NAME
The password is asked for, or read from standard input; an empty one is made up and shown.`;

/** `npm run admin`: who may work in the back office. Never takes a password as an argument. */
async function main([action, name, ...rest]: string[]) {
  const known =
    action === 'list' ? !name : ['create', 'password', 'remove'].includes(action) && name;
  if (!known || rest.length) throw new Error(USAGE);
  const database = await new DataSource(databaseOptions(readConfig().databaseUrl)).initialize();
  try {
    console.log(await run(new Administrators(database), action, name));
  } finally {
    await database.destroy();
  }
}

async function run(administrators: Administrators, action: string, name: string): Promise<string> {
  if (action === 'list') return (await administrators.list()).join('\n') || 'There is none.';
  if (action === 'remove') {
    await administrators.remove(name);
    return `Administrator ${name} is removed.`;
  }
  await administrators.check(action, name);
  const typed = await askPassword(`Password for ${name} (empty: one is made up): `);
  const password = typed || randomBytes(12).toString('base64url');
  if (action === 'create') await administrators.create(name, password);
  else await administrators.setPassword(name, password);
  const done = action === 'create' ? 'is created' : 'has a new password';
  return `Administrator ${name} ${done}.${typed ? '' : `\nPassword: ${password}`}`;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
