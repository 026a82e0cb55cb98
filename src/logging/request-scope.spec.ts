import { setImmediate as turn } from 'node:timers/promises';
import { currentRequestId, forRequest } from './request-scope';

describe('The scope of a request', () => {
  const work = async (turns: number) => {
    for (let number = 0; number < turns; number++) await turn();
    return currentRequestId();
  };

  test('holds through whatever is waited for, for each request its own, however others end', async () => {
    const long = forRequest('long', () => work(20));
    const short = forRequest('short', () => work(2));
    expect(await short).toBe('short');
    const next = forRequest('next', () => work(2));
    expect(await Promise.all([long, next])).toEqual(['long', 'next']);
  });

  test('begins anew after all had ended', async () => {
    await forRequest('first', () => work(1));
    await turn();
    expect(await forRequest('second', () => work(3))).toBe('second');
    expect(currentRequestId()).toBeUndefined();
  });

  test('hands on what the work throws', async () => {
    const failing = async () => {
      throw new Error(`of ${currentRequestId()}`);
    };
    await expect(forRequest('bad', failing)).rejects.toThrow('of bad');
  });
});
