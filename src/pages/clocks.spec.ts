import { clocksAre } from './clocks';
import { CALL, KeptPage, PAGE } from './kept-page';

const SECOND = 1000;
const withDeals = { version: 1, validUntil: Infinity };

/** How the clocks of a page are that took so long to make, so much later. */
function clocksAfter(seconds: number, madeInMs: number, state = withDeals, kind = PAGE) {
  const page = new KeptPage('a page', state, kind);
  page.madeInMs = madeInMs;
  const then = page.renderedAt + seconds * SECOND;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(then);
  const are = clocksAre(page);
  clock.mockRestore();
  return are;
}

describe('The clocks on a kept page', () => {
  test.each([
    [59, 5, 'good'],
    [61, 5, 'old'],
    [61, 500, 'good'],
    [101, 500, 'old'],
    [239, 5000, 'good'],
    [241, 5000, 'old'],
    [301, 5000, 'wrong'],
    [301, 5, 'wrong'],
  ])('after %i s, of a page made in %i ms, are %s', (seconds, madeInMs, expected) => {
    expect(clocksAfter(seconds, madeInMs)).toBe(expected);
  });

  test('are wrong where the machine’s clock was set back since, on calls too', () => {
    expect(clocksAfter(-1000, 5)).toBe('wrong');
    expect(clocksAfter(-1000, 5, withDeals, CALL)).toBe('wrong');
  });

  test('grow old on no call and on no page without deals', () => {
    const withoutDeals = { version: null, validUntil: Infinity };
    expect(clocksAfter(1000, 5, withDeals, CALL)).toBe('good');
    expect(clocksAfter(1000, 5, withoutDeals as never)).toBe('good');
  });
});
