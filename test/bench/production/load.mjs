import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

const CONNECTIONS = 64;
const PAGES = ['/', '/deals', '/api/deals', '/destinations/serengeti', '/deals/1', '/travel-tips'];
// Each quote request from somebody else, as in life: those of one person wait for each other.
const QUOTE = { firstName: 'A', lastName: 'B', email: '[<id>]@example.org' };

/** A load that goes on until it is told to end, and remembers each answer that is not a good one. */
export class Loaded {
  bad = [];
  began = Date.now();

  constructor(url) {
    const overallRate = Number(process.env.RATE ?? 200);
    this.running = autocannon({
      url,
      connections: CONNECTIONS,
      idReplacement: true,
      duration: 3600,
      ...(overallRate && { overallRate }),
      requests: [
        ...[...PAGES, ...PAGES].map((path) => this.watched({ path })),
        this.watched({
          method: 'POST',
          path: '/api/contact',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(QUOTE),
        }),
      ],
    });
  }

  secondsPass = (seconds) => pause(seconds * 1000);

  async end() {
    this.running.stop();
    const { requests, errors, timeouts, latency, duration } = await this.running;
    return {
      requests: requests.total,
      seconds: Math.round(duration),
      errors: errors + timeouts,
      p99: latency.p99,
      bad: this.bad,
    };
  }

  watched(request) {
    const { method = 'GET', path } = request;
    return {
      ...request,
      onResponse: (status, body) => {
        if (status >= 200 && status < 300) return;
        const second = ((Date.now() - this.began) / 1000).toFixed(1);
        const words = body.replace(/<[^>]*>|\s+/g, ' ').trim();
        this.bad.push(`${second} s: ${method} ${path} ${status} ${words.slice(0, 200)}`);
      },
    };
  }
}
