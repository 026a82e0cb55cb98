import { kenyaAndUgandaDeals } from './catalogue/kenya-and-uganda';
import { kilimanjaroDeals } from './catalogue/kilimanjaro';
import { ngorongoroDeals } from './catalogue/ngorongoro';
import { northernTanzaniaDeals } from './catalogue/northern-tanzania';
import { serengetiDeals } from './catalogue/serengeti';
import { southernAfricaDeals } from './catalogue/southern-africa';
import { wildTanzaniaDeals } from './catalogue/wild-tanzania';
import { zanzibarDeals } from './catalogue/zanzibar';
import type { SeedDeal } from './seed-deal';

export type { SeedDeal } from './seed-deal';

/** The demo catalogue: 28 deals that show every state a deal can be in. */
export const seedDeals: SeedDeal[] = [
  ...serengetiDeals,
  ...kilimanjaroDeals,
  ...zanzibarDeals,
  ...ngorongoroDeals,
  ...northernTanzaniaDeals,
  ...wildTanzaniaDeals,
  ...kenyaAndUgandaDeals,
  ...southernAfricaDeals,
];
