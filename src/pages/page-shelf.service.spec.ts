import { KeptPage } from './kept-page';
import { PageShelf } from './page-shelf.service';

const MB = 1024 * 1024;
const page = (megabytes: number) =>
  new KeptPage('x'.repeat(megabytes * MB), { version: 1, validUntil: Infinity });

describe('The shelf of kept pages', () => {
  test('is bounded by bytes; what was asked for longest ago goes first', () => {
    const shelf = new PageShelf();
    for (const key of ['a', 'b', 'c', 'd']) shelf.put(key, page(7));
    shelf.get('a');
    shelf.put('e', page(7));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => shelf.get(key))).toEqual(['a', 'c', 'd', 'e']);
  });

  test('counts what a page really holds once it is compressed', async () => {
    const shelf = new PageShelf();
    for (let number = 0; number < 10; number++) {
      const large = page(11);
      shelf.put(String(number), large);
      await Promise.all([large.compress('br'), large.compress('gzip')]);
      large.dropPlain();
      shelf.weigh(String(number), large);
    }
    expect(shelf.get('0')).toBeDefined();
    expect(shelf.get('9')!.variant(['identity']).bytes).toHaveLength(11 * MB);
  });

  test('does not put back what was replaced while it was being compressed', () => {
    const shelf = new PageShelf();
    const [old, next] = [page(1), page(1)];
    shelf.put('a', old);
    shelf.put('a', next);
    shelf.weigh('a', old);
    expect(shelf.has('a', old)).toBe(false);
    expect(shelf.get('a')).toBe(next);
  });
});
