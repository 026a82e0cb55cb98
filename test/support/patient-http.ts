import supertest from 'supertest';

type Client = ReturnType<typeof supertest>;
type Call = supertest.Test & { end(done?: (...args: never[]) => void): supertest.Test };

const METHODS = ['get', 'head', 'post', 'put', 'delete'] as const;

/**
 * Calls that wait before they leave. A test writes straight into the database and asks at once; the
 * announcement of its change may then still be on its way, a moment that no person can hit.
 */
export function patient<T extends Client>(client: T, ready: () => Promise<void>): T {
  for (const method of METHODS) {
    const call = client[method].bind(client);
    client[method] = ((path: string) => {
      const asked = call(path) as Call;
      const end = asked.end.bind(asked);
      asked.end = (done) => {
        void ready().then(() => end(done));
        return asked;
      };
      return asked;
    }) as never;
  }
  return client;
}
