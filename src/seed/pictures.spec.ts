import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDeals } from './deals';

describe('the pictures of the demo catalogue', () => {
  it('have all been drawn', () => {
    const list = readFileSync(join(__dirname, '../../client/art/pictures.json'), 'utf8');
    const drawn = Object.keys(JSON.parse(list) as object).map((name) => `/img/${name}.webp`);
    expect(drawn).toEqual(expect.arrayContaining(seedDeals.flatMap((deal) => deal.images)));
  });
});
