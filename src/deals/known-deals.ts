import type { CardDeal } from '../../client/rules/deal';

const MOST = 10_000;

/**
 * Deals by the JSON that PostgreSQL writes of them. What has not changed is not parsed again and stays
 * the same object, by which the renderer knows that its card is drawn already.
 */
export class KnownDeals {
  private known = new Map<string, CardDeal>();

  get(json: string): CardDeal {
    let deal = this.known.get(json);
    if (deal) return deal;
    deal = JSON.parse(json) as CardDeal;
    // Old states of deals pile up; starting anew now and then costs less than keeping count.
    if (this.known.size >= MOST) this.known = new Map();
    this.known.set(json, deal);
    return deal;
  }
}
