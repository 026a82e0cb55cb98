import { spawnTied } from './tied.mjs';

/** Runs a program to its end and gives its output; fails with the output when it fails. */
export async function run(command, args, options = {}) {
  const { child, exited } = spawnTied(command, args, { output: 'pipe', ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const { code, how } = await exited;
  if (child.pid) await closed;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${how}\n${output.trim()}`);
  return output;
}
