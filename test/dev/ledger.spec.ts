import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birth } from '../../dev/process/identity.mjs';
import { openLedger } from '../../dev/process/ledger.mjs';

const idle = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
const entry = (folder: string, pid: number, born: string) =>
  writeFileSync(join(folder, String(pid)), JSON.stringify({ born }));

test('a program that outlived its supervisor is ended, a stranger with the number of one is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safari-dev-'));
  const [leftover, stranger] = [idle(), idle()];
  const ended = once(leftover, 'exit');
  entry(folder, leftover.pid!, birth(leftover.pid!));
  entry(folder, stranger.pid!, `0 ${birth(stranger.pid!)}`);

  await openLedger(folder);

  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(birth(stranger.pid!)).not.toBe('');
  expect(readdirSync(folder)).toEqual([]);
  stranger.kill();
  rmSync(folder, { recursive: true });
});
