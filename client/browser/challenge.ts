import { offerChallengeWorker } from '../islands/support/challenge';

offerChallengeWorker(
  () => new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' }),
);
