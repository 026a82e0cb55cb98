import { calls } from '../../site/links';
import { call } from './call';

/** The server takes a solution for an hour; well before that it is made anew. */
const GOOD_FOR_MS = 50 * 60 * 1000;
/** Nobody waits longer than this for the calculation; without it the form is sent all the same. */
const PATIENCE_MS = 4000;

let newWorker: () => Worker = () => {
  throw new Error('No worker was offered');
};

/** Told once at start, by the half of the client that only the browser knows: how to get a worker. */
export function offerChallengeWorker(make: () => Worker) {
  newWorker = make;
}

let underWay: { solution: Promise<string | undefined>; since: number } | undefined;

/** Starts the calculation, unless one is under way or done already. */
export function startChallenge() {
  if (underWay && Date.now() - underWay.since < GOOD_FOR_MS) return;
  underWay = { solution: solve().catch(() => undefined), since: Date.now() };
}

/** Hands out the solution, once; undefined where there is none in time. */
export async function takeSolution(): Promise<string | undefined> {
  startChallenge();
  const { solution } = underWay!;
  underWay = undefined;
  return Promise.race([solution, new Promise<undefined>((late) => setTimeout(late, PATIENCE_MS))]);
}

async function solve(): Promise<string | undefined> {
  const challenge = await call<object>('GET', calls.challenge);
  const solution = await inWorker(challenge);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

/** On a thread of its own, so that typing stays smooth. */
function inWorker(challenge: object): Promise<object | null> {
  const worker = newWorker();
  return new Promise<object | null>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
