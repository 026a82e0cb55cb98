import { readFileSync } from 'node:fs';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { runProcess, type RunningProcess } from '../support/run-process';
import { runSite, type Site } from '../support/site';

const read = (file: string) => readFileSync(file, 'utf8');

describe('What operators are given', () => {
  let site: Site;
  let worker: RunningProcess;
  let internal: string;
  let figures: string;
  beforeAll(async () => {
    site = await runSite();
    const port = String(await freePort());
    internal = `http://127.0.0.1:${port}`;
    worker = await runProcess('dist/src/worker.js', { ...site.env, INTERNAL_PORT: port });
    await fetch(site.web.url);
    const texts = await Promise.all(
      [site.web.internal, internal].map(async (url) => (await fetch(`${url}/metrics`)).text()),
    );
    figures = texts.join('\n');
  });
  afterAll(async () => {
    await worker.stop();
    await site.close();
  });

  const ready = async () => (await fetch(`${internal}/readyz`)).json();

  test.each(['ops/alerts.yml', 'ops/grafana-dashboard.json'])(
    '%s asks for figures that web or worker have',
    (file) => {
      const asked = new Set(read(file).match(/\b(?:safari|http|nodejs|process)_[a-z_\d]+\b/g));
      expect(asked.size).toBeGreaterThan(5);
      // A figure that has not happened yet is known by its type alone.
      const known = new Set(figures.match(/(?<=^(?:# TYPE )?)[a-z_\d]+/gm));
      expect([...asked].filter((name) => !known.has(name))).toEqual([]);
    },
  );

  test.each([
    'http_request_duration_seconds_bucket',
    'safari_page_answers_total',
    'safari_queue_waiting_jobs',
    'safari_queue_oldest_seconds',
    'safari_outbox_messages',
    'safari_outbox_oldest_seconds',
    'safari_sessions',
    'safari_database_connections',
    'nodejs_eventloop_lag_seconds',
    'safari_mails_total',
    'safari_exports_total',
  ])('%s is among the figures', (name) => {
    expect(figures).toMatch(new RegExp(`^(# TYPE )?${name}\\b`, 'm'));
  });

  test('the worker’s internal port names what fails', async () => {
    await site.redis.spoil('killed');
    await eventually(async () =>
      expect(await ready()).toEqual({ status: 'failing', failing: ['redis'] }),
    );
    await site.redis.heal();
    await eventually(async () => expect(await ready()).toEqual({ status: 'ok' }));
  });

  test('every package that runs in production has its reason', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const reasons = read('ops/THREATS.md').split('## Why each dependency')[1];
    const scopeLess = (name: string) => name.replace(/^@[^/]+\//, '');
    const silent = Object.keys(dependencies).filter(
      (name) =>
        !new RegExp(`(^|[\\s|,;/])(${name}|${scopeLess(name)})([\\s,;|]|$)`, 'm').test(reasons),
    );
    expect(silent).toEqual([]);
  });
});
