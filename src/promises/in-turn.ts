/**
 * Lets work of the same key wait here for its turn, rather than in the database where each that
 * waits for a locked row would hold a connection.
 */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const mine = (before ?? Promise.resolve()).catch(() => undefined).then(work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
