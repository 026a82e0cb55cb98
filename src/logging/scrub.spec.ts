import fc from 'fast-check';
import { scrub } from './scrub';

describe('A log line', () => {
  test.each([
    ['an address', 'mail to ann.lee+safari@mail.example.org failed', 'ann.lee'],
    ['an address in a query', '/newsletter?email=ann.lee%40example.org', 'ann.lee'],
    ['a token in a query', '/newsletter/confirm?lang=de&token=AbC123_-x&x=1', 'AbC123'],
    ['a token in JSON', '{"token":"AbC123"}', 'AbC123'],
    ['a password in JSON inside JSON', '{"msg":"{\\"password\\":\\"hunter2\\"}"}', 'hunter2'],
    ['a cookie header', 'cookie: sid=s%3Aabc.def; language=de', 'abc.def'],
    ['a cookie in JSON', '{"set-cookie":"sid=s%3Aabc.def"}', 'abc.def'],
    ['an authorization header', 'Authorization: Bearer eyJhbGci.x.y', 'eyJ'],
    ['a password in an address', 'connect postgres://app:hunter2@db:5432/safari', 'hunter2'],
  ])('does not hold %s', (_what, line, secret) => {
    expect(scrub(line)).not.toContain(secret);
  });

  test('keeps what is around a secret', () => {
    expect(scrub('GET /newsletter/confirm?token=AbC&lang=de 400')).toBe(
      'GET /newsletter/confirm?token=[cut]&lang=de 400',
    );
    expect(scrub('{"path":"/contact","token":"x","status":201}')).toBe(
      '{"path":"/contact","token":"[cut]","status":201}',
    );
  });

  test('is still JSON, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('msg', 'password', 'cookie', 'token', 'n'), fc.string()),
        (fields) => {
          JSON.parse(scrub(JSON.stringify(fields)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('holds no address, whichever it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(scrub(`sent to <${address}>`)).not.toContain(address);
      }),
    );
  });
});
