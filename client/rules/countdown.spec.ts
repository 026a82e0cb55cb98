import { blinks, clockFace, DAY_MS, timeLeft } from './countdown';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const clock = (ms: number) => {
  const left = timeLeft(NOW + ms, NOW);
  return left && clockFace(left);
};

describe('the countdown', () => {
  test('shows days with at least a day left, otherwise hours, minutes and seconds', () => {
    expect(clock(DAY_MS)).toBe('01:00:00:00');
    expect(clock(DAY_MS - 1000)).toBe('23:59:59');
    expect(clock(12 * DAY_MS + 3_723_000)).toBe('12:01:02:03');
    expect(clock(1000)).toBe('00:00:01');
  });

  test('is over at the moment of expiry, not before', () => {
    expect(clock(1)).toBe('00:00:01');
    expect(clock(0)).toBeNull();
    expect(clock(-5000)).toBeNull();
  });

  test('blinks when urgent or under 24 hours, and not once expired', () => {
    const at = (ms: number, isUrgent = false) => blinks({ isUrgent, expiresAt: NOW + ms }, NOW);
    expect(at(DAY_MS)).toBe(false);
    expect(at(DAY_MS - 1)).toBe(true);
    expect(at(3 * DAY_MS, true)).toBe(true);
    expect(at(0, true)).toBe(false);
  });
});
