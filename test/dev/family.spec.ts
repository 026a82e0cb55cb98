import { connectionTo, killHard, runScript } from './support/children';

test('what a program has started goes as well when the supervisor is killed', async () => {
  const { child, message: url } = await runScript<string>('start-family.mjs');
  const { closed } = await connectionTo(url);
  const killed = performance.now();
  await killHard(child);
  await closed;
  expect(performance.now() - killed).toBeLessThan(2000);
});
