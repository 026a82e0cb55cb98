import { keep, randomSecret, readKept } from '../setup/kept.mjs';

/**
 * The first administrator of this data folder. Name and password count when the first start makes
 * the account, so what was kept then is what is true now; a database of somebody else's is theirs to know.
 */
export function administrator(dataDir, env, say) {
  const name = env.ADMIN_USERNAME || 'admin';
  if (env.DATABASE_URL && env.ADMIN_PASSWORD) return { name, password: env.ADMIN_PASSWORD };
  const first = {
    name: readKept(dataDir, 'admin-username') ?? keep(dataDir, 'admin-username', name),
    password:
      readKept(dataDir, 'admin-password') ??
      keep(dataDir, 'admin-password', env.ADMIN_PASSWORD || randomSecret(9)),
  };
  const differs =
    (env.ADMIN_USERNAME && name !== first.name) ||
    (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD !== first.password);
  if (differs)
    say(
      'ADMIN_USERNAME and ADMIN_PASSWORD only make the first administrator, which exists already; they change nothing now.',
    );
  return first;
}
