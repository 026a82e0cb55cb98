import { Agent, request } from 'node:http';
import { VISITS } from './visits.mjs';

const AT_ONCE = 16;
const PATIENCE_MS = 20_000;

/** Visits of a site, one kind after the other, so many at once and no more. */
export class Visitors {
  agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  sent = 0;
  failed = 0;
  underWay = new Set();

  constructor(url) {
    this.url = url;
  }

  /** As fast as they are answered. */
  async rush(count) {
    const one = async () => {
      while (count-- > 0) await this.visit();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  /** So many a second, fewer where the site does not keep up. */
  async stroll(perSecond, ms) {
    const timer = setInterval(() => {
      if (this.underWay.size < AT_ONCE) void this.visit();
    }, 1000 / perSecond);
    await new Promise((resolve) => setTimeout(resolve, ms));
    clearInterval(timer);
    await Promise.all(this.underWay);
  }

  visit() {
    const number = this.sent++;
    const visit = this.ask(VISITS[number % VISITS.length], number)
      .then((status) => status < 500 || this.fail(number, status))
      .catch((error) => this.fail(number, error.message))
      .finally(() => this.underWay.delete(visit));
    this.underWay.add(visit);
    return visit;
  }

  fail(number, what) {
    const { method, path } = VISITS[number % VISITS.length];
    this.failed += 1;
    console.log(`${method} ${path}: ${what}`);
  }

  ask({ method, path, language, headers, body }, number) {
    return new Promise((resolve, reject) => {
      const req = request(this.url + path, {
        method,
        agent: this.agent,
        timeout: PATIENCE_MS,
        headers: { 'Accept-Language': language, 'Accept-Encoding': 'br', ...headers },
      });
      req.on('timeout', () => req.destroy(new Error('no answer'))).on('error', reject);
      req.on('response', (res) => {
        res.on('error', reject).on('end', () => resolve(res.statusCode));
        res.resume();
      });
      req.end(body && JSON.stringify(body(number)));
    });
  }
}
