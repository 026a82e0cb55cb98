import { spawnTied } from '../process/tied.mjs';
import { root } from '../setup/project.mjs';

const MINUTES = 3;
/** Few, so that it takes little from the tests that run meanwhile. */
const PER_SECOND = 10;

/**
 * Soaks a web process beside the tests, and gives way to them.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function soakBeside({ urls, join: joinLife }) {
  const script = ['test/bench/soak/run.mjs', String(MINUTES), String(PER_SECOND)];
  const nice = process.platform === 'win32' ? [] : ['nice', '-n', '15'];
  const [command, ...args] = [...nice, process.execPath, ...script];
  const tied = spawnTied(command, args, {
    cwd: root,
    env: { ...process.env, ...urls, SOAK_BUILT: '1' },
    output: 'pipe',
  });
  joinLife({ stop: () => tied.stop('TERM', 2000) });
  let output = '';
  for (const stream of [tied.child.stdout, tied.child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const { code } = await tied.exited;
  return { ok: code === 0, output };
}
