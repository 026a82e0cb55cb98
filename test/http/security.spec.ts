import { startApp, type TestApp } from '../support/app';

describe('every answer', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());

  test.each(['/', '/deals', '/nowhere', '/api/deals', '/api/nowhere'])(
    '%s carries a strict policy and no name of a framework',
    async (path) => {
      const { headers } = await site.http.get(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("style-src 'self';");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('pages hold no inline script or style', async () => {
    for (const path of ['/', '/deals', '/nowhere']) {
      const { text } = await site.http.get(path);
      for (const [, attributes] of text.matchAll(/<script([^>]*)>/g)) {
        expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
      }
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
    }
  });

  test.each([
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['a null origin', { Origin: 'null' }],
  ])('a changing call from %s is refused before anything else', async (_name, headers) => {
    const { body } = await site.http.post('/api/nowhere').set(headers).send('{').expect(403);
    expect(body.message).toBe('Forbidden');
  });

  test('bodies are JSON, well-formed and small', async () => {
    const post = () => site.http.post('/api/nowhere');
    expect((await post().type('text/plain').send('x').expect(415)).body.message).toBe(
      'Content-Type must be application/json',
    );
    expect((await post().type('json').send('{"a":').expect(400)).body.message).toBe(
      'Invalid JSON body',
    );
    expect(
      (
        await post()
          .send({ a: 'x'.repeat(120_000) })
          .expect(413)
      ).body.message,
    ).toBe('Request too large');
  });
});

describe('assets', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());

  test('are immutable and come compressed', async () => {
    const { text } = await site.http.get('/deals');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1];
    const { headers } = await site.http.get(script).set('Accept-Encoding', 'br').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers).not.toHaveProperty('set-cookie');
    await site.http.get('/assets/manifest.json').expect(404);
    await site.http.get('/assets/../package.json').expect(404);
  });

  test('pictures have the right type, and a jpg by name is the same picture', async () => {
    expect((await site.http.get('/img/serengeti-800.avif').expect(200)).type).toBe('image/avif');
    expect((await site.http.get('/img/serengeti.jpg').expect(200)).type).toBe('image/webp');
    await site.http.get('/img/nothing.webp').expect(404);
  });

  test('a part can be asked for', async () => {
    const { headers, body } = await site.http
      .get('/img/serengeti.webp')
      .set('Range', 'bytes=0-3')
      .expect(206);
    expect(headers['content-range']).toMatch(/^bytes 0-3\/\d+$/);
    expect(body.toString('latin1')).toBe('RIFF');
    await site.http.get('/img/serengeti.webp').set('Range', 'bytes=999999999-').expect(416);
  });
});
