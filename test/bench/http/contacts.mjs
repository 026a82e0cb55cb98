import { ADMIN, query } from '../catalogue.mjs';
import { setTimeout as after } from 'node:timers/promises';

const MANY = 100_000;
const FILL = `
  insert into contact_submissions (first_name, last_name, email, travelers, message)
  select 'First ' || n, 'Last, the ' || n || 'th', 'person' || n || '@example.org', '2',
    'We would like to see lions' || repeat(' and more lions', (n % 20)::int)
  from generate_series((select count(*) from contact_submissions) + 1, ${MANY}) n`;

/** Somebody who has the contacts of this database exported again and again. */
export async function exporter(database, url) {
  await query(database, FILL);
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  });
  if (!login.ok) throw new Error(`Signing in for the exports: ${login.status}`);
  const Cookie = login.headers.getSetCookie()[0].split(';')[0];
  return { begin: () => begin(url, { Cookie, Accept: 'application/json' }) };
}

/** @returns ends it after the file that is under way, and tells how many there were. */
function begin(url, headers) {
  let [files, wanted] = [0, true];
  const done = (async () => {
    while (wanted) {
      await fetchFile(url, headers);
      files += 1;
    }
    return files;
  })();
  return () => {
    wanted = false;
    return done;
  };
}

async function fetchFile(url, headers) {
  for (let path = '/api/admin/export/contacts'; ; await after(500)) {
    const answer = await fetch(url + path, { headers });
    for await (const _piece of answer.body);
    if (answer.status === 200) return;
    if (answer.status !== 202) throw new Error(`Export: ${answer.status}`);
    path = answer.headers.get('location');
  }
}
