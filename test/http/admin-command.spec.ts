import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from '../support/app';

// Each run is a process of its own that loads half the site.
jest.setTimeout(120_000);

describe('the command for administrators', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());

  /** Runs it over the application's database, with `typed` on standard input. */
  async function admin(args: string, typed = '') {
    const child = spawn(process.execPath, ['dev/admin.mjs', ...args.split(' ')], {
      env: process.env,
    });
    child.stdin.end(typed);
    const ended = new Promise<number>((resolve) => child.on('exit', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { said: out + err, code };
  }
  const canSignIn = async (username: string, password: string) =>
    (await site.http.post('/api/auth/login').send({ username, password })).status === 200;

  test('creates, lists, changes and removes', async () => {
    expect((await admin('create ada', 'first password\n')).code).toBe(0);
    expect(await canSignIn('ada', 'first password')).toBe(true);
    const made = await admin('create grace');
    const password = /Password: (\S{16})/.exec(made.said)![1];
    expect(await canSignIn('grace', password)).toBe(true);
    expect((await admin('list')).said).toBe('ada\ngrace\n');
    await admin('password ada', 'second password');
    expect(await canSignIn('ada', 'first password')).toBe(false);
    expect(await canSignIn('ada', 'second password')).toBe(true);
    expect((await admin('remove ada')).code).toBe(0);
    expect(await canSignIn('ada', 'second password')).toBe(false);
  });

  test('says what it will not do', async () => {
    await admin('create linus', 'a good password');
    expect(await admin('create linus', 'another one')).toEqual({
      said: 'There is a user linus already.\n',
      code: 1,
    });
    expect((await admin('password nobody', 'x')).said).toContain('There is no user nobody.');
    expect((await admin('password linus', 'short')).said).toContain('8 to 1000 characters');
    expect((await admin('create eve a-password-as-argument')).said).toContain('Usage:');
    expect((await admin('drop')).code).toBe(1);
    await site.database.query(`delete from users where username <> 'linus'`);
    expect((await admin('remove linus')).said).toContain('the last administrator');
  });
});
