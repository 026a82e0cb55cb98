import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEnvFile } from '../../dev/app/environment.mjs';
import { administrator } from '../../dev/app/administrator.mjs';
import { lockData } from '../../dev/setup/lock-data.mjs';
import { killHard, runScript } from './support/children';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'safari-dev-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a second start over the same data is told who runs', async () => {
  const { child } = await runScript('hold-lock.mjs', dataDir);
  expect(() => lockData(dataDir, 'npm run dev')).toThrow(
    `"npm start" is already running over ${dataDir}: process ${child.pid}, since`,
  );
  await killHard(child);
});

test('a lock counts no longer once its holder was killed', async () => {
  const { child } = await runScript('hold-lock.mjs', dataDir);
  await killHard(child);
  const release = lockData(dataDir, 'npm start');
  expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toMatchObject({
    pid: process.pid,
    command: 'npm start',
  });
  release();
});

test('what opens the doors can be read by its owner alone', () => {
  const { name, password } = administrator(dataDir, {}, () => undefined);
  writeEnvFile(dataDir, {
    DATABASE_URL: 'postgres://127.0.0.1/safari',
    ADMIN_USERNAME: name,
    ADMIN_PASSWORD: password,
    PATH: '/bin',
  });
  expect(readFileSync(join(dataDir, 'env'), 'utf8')).toBe(
    `DATABASE_URL=postgres://127.0.0.1/safari\nADMIN_USERNAME=admin\nADMIN_PASSWORD=${password}\n`,
  );
  for (const file of ['env', 'kept/admin-password'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
});

test('the administrator of the first start stays, whatever the second one says', () => {
  const first = administrator(dataDir, { ADMIN_PASSWORD: 'first' }, () => undefined);
  const notices: string[] = [];
  expect(
    administrator(dataDir, { ADMIN_PASSWORD: 'second' }, (text: string) => notices.push(text)),
  ).toEqual(first);
  expect(notices).toHaveLength(1);
});
