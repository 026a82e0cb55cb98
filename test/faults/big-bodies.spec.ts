import { request } from 'node:http';
import { runSite, type Site } from '../support/site';

const BODIES = 50;
const MB = 1024 * 1024;
const BODY = Buffer.alloc(10 * MB, 'a');

describe(`${BODIES} bodies of 10 MB`, () => {
  let site: Site;
  beforeAll(async () => (site = await runSite()));
  afterAll(() => site.close());

  test.each([
    ['whose length is told', true],
    ['whose length is not told', false],
  ])('%s are refused with 413 and leave no memory behind', async (_what, told) => {
    const send = () => post(`${site.web.url}/api/contact`, told);
    await Promise.all([send(), send()]);
    const before = await site.web.memory();
    const statuses = await Promise.all(Array.from({ length: BODIES }, send));
    expect(statuses).toEqual(new Array(BODIES).fill(413));
    const after = await site.web.memory();
    expect(after.heap - before.heap).toBeLessThan(20 * MB);
    expect(after.rss - before.rss).toBeLessThan(20 * MB);
  });
});

/** The status of the answer, which may come before the body has been sent. */
function post(url: string, lengthTold: boolean): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    ...(lengthTold ? { 'Content-Length': BODY.length } : { 'Transfer-Encoding': 'chunked' }),
  };
  return new Promise((resolve, reject) => {
    const req = request(url, { method: 'POST', headers }, (res) => {
      resolve(res.statusCode!);
      res.resume();
    });
    req.on('error', reject);
    for (let at = 0; at < BODY.length; at += MB) req.write(BODY.subarray(at, at + MB));
    req.end();
  });
}
