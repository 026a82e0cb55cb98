import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { onCore } from './process.mjs';

const run = promisify(execFile);
const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((path) => existsSync(path));
/** Visitors at a time; fewer where each request is work, so that none waits beyond its patience. */
export const MANY = 64;
export const FEW = 8;

/**
 * Asks for one address as fast as it is answered, from another core than the server's.
 * @returns {Promise<{ requests: number, perSecond: number, p99Ms: number, errors: number }>}
 */
export async function load(url, seconds, { headers = {}, connections = MANY } = {}) {
  const tool = WRK ? wrk : autocannon;
  return tool(url, seconds, headers, connections);
}

async function wrk(url, seconds, headers, connections) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url];
  const [command, ...rest] = [...onCore(1), WRK, ...args];
  const { stdout } = await run(command, rest);
  const number = (pattern) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const failed = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (failed ? failed.slice(1).reduce((sum, count) => sum + Number(count), 0) : 0),
  };
}

const milliseconds = (match) =>
  match ? Number(match[1]) * { us: 0.001, ms: 1, s: 1000 }[match[2]] : NaN;

async function autocannon(url, seconds, headers, connections) {
  const { default: cannon } = await import('autocannon');
  const result = await cannon({ url, duration: seconds, connections, headers });
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
