import { Client } from 'pg';

/** pg's words for a question that nobody answered in time. */
const UNANSWERED = /read timeout/i;

/**
 * A connection that ends when a question on it stays unanswered. pg only stops waiting, and the pool
 * would hand the connection on: whoever came next would wait behind the same question, on a connection
 * that may never speak again.
 */
export class Connection extends Client {
  // pg offers many ways to ask; only what is asked with a promise is looked at, as TypeORM asks.
  override query = ((...question: [never]) => {
    const answer: unknown = super.query(...question);
    if (answer instanceof Promise) answer.catch((error: Error) => this.endIfUnanswered(error));
    return answer;
  }) as Client['query'];

  private endIfUnanswered({ message }: Error) {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    if (UNANSWERED.test(message)) connection.stream.destroy();
  }
}
