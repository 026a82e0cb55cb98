import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { destinations } from './destinations/facts';
import { tipsHero, topDestinations } from './tips/facts';

describe('the pictures of the fixed content', () => {
  it('have all been drawn', () => {
    const list = readFileSync(join(__dirname, '../art/pictures.json'), 'utf8');
    const drawn = Object.keys(JSON.parse(list) as object);
    const used = destinations.flatMap((d) => [d.hero, ...d.gallery]);
    expect(drawn).toEqual(
      expect.arrayContaining([...used, ...topDestinations.map((card) => card.picture), tipsHero]),
    );
  });
});
