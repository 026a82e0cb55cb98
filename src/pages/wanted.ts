import { CALL, KeptPage, PAGE } from './kept-page';
import type { Place } from './kept-key';

/** A page or call as its feature makes it. */
export interface Wanted extends Place {
  /** Shows deals: kept until they change. Otherwise nothing it shows ever changes. */
  showsDeals: boolean;
  produce: () => Promise<Produced>;
}

export interface Produced {
  text: string | Buffer;
  /** Went out before its data came: true for nobody but this visitor. */
  late?: boolean;
  validUntil: number;
}

/** Made now, of the deals' version that is known to hold. */
export async function make(wanted: Wanted, version: number | null) {
  const { text, late, validUntil } = await wanted.produce();
  const kind = wanted.kind === 'call' ? CALL : PAGE;
  return { page: new KeptPage(text, { version, validUntil }, kind), late };
}
