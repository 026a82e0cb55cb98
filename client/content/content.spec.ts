import { de } from './destinations/de';
import { en } from './destinations/en';
import { es } from './destinations/es';
import { destinations } from './destinations/facts';
import { fr } from './destinations/fr';
import { destinationIds } from './destinations/types';
import { de as tipsDe } from './tips/de';
import { en as tipsEn } from './tips/en';
import { es as tipsEs } from './tips/es';
import { topDestinations } from './tips/facts';
import { fr as tipsFr } from './tips/fr';
import { tipCategoryIds } from './tips/types';

const languages = {
  en: { destinations: en, tips: tipsEn },
  de: { destinations: de, tips: tipsDe },
  es: { destinations: es, tips: tipsEs },
  fr: { destinations: fr, tips: tipsFr },
};
const each = Object.entries(languages);

/** The keys and list lengths of a value, without its words. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

/** Every text in a value, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(texts);
}

/** The texts that break a rule; empty when all is well. */
const breaking = (content: unknown, rule: RegExp) => texts(content).filter((t) => rule.test(t));

const count = (text: string, mark: string) => text.split(mark).length - 1;

describe('the facts', () => {
  it('name eight destinations, the first five of them featured', () => {
    expect(destinations.map((d) => d.id)).toEqual([...destinationIds]);
    expect(destinations).toHaveLength(8);
    expect(destinations.map((d) => d.featured)).toEqual([1, 1, 1, 1, 1, 0, 0, 0].map(Boolean));
  });

  it('name six countries', () => {
    expect(new Set(destinations.map((d) => d.country)).size).toBe(6);
  });

  it('give each destination a picture for its hero and four others, none used twice', () => {
    const pictures = destinations.flatMap((d) => [d.hero, ...d.gallery]);
    expect(new Set(pictures).size).toBe(8 * 5);
  });

  it('lead the Okavango card to the address that the server redirects', () => {
    expect(topDestinations.map((card) => card.href)).toEqual([
      '/destinations/serengeti',
      '/destinations/masai-mara',
      '/destinations/kruger',
      '/destinations/okavango',
    ]);
  });
});

describe.each(each)('the content in %s', (language, content) => {
  it('has the keys and list lengths of the English one', () => {
    expect(shape(content)).toEqual(shape(languages.en));
  });

  it('has the counts that the pages promise', () => {
    expect(Object.keys(content.destinations)).toEqual([...destinationIds]);
    for (const text of Object.values(content.destinations)) {
      expect(text.uniqueFeatures).toHaveLength(4);
      expect(text.alt.gallery).toHaveLength(4);
      expect(text.tips).toHaveLength(6);
    }
    expect(Object.keys(content.tips.categories)).toEqual([...tipCategoryIds]);
    expect(tipCategoryIds).toHaveLength(6);
    expect(content.tips.topDestinations).toHaveLength(4);
  });

  it('has no empty text, outer or double blank, brace or straight quote', () => {
    expect(breaking(content, /^\s|\s$|^$| {2}|[{}'"]/)).toEqual([]);
  });

  it('agrees with the facts', () => {
    for (const fact of destinations) {
      // English ranges are quoted from the specification, hyphen and all.
      const range = fact.days.join(language === 'en' ? '-' : '–');
      expect(content.destinations[fact.id].duration).toContain(range);
    }
    const words = destinations.map((fact) => content.destinations[fact.id]);
    const pairs = (key: 'country' | 'difficulty') =>
      new Set(destinations.map((fact, place) => `${fact[key]} ${words[place][key]}`));
    expect(pairs('country').size).toBe(6);
    expect(new Set(words.map((text) => text.country)).size).toBe(6);
    expect(pairs('difficulty').size).toBe(3);
    expect(new Set(words.map((text) => text.difficulty)).size).toBe(3);
  });

  it('says on the cards of the travel tips what the destinations say', () => {
    topDestinations.forEach((card, place) => {
      const { name, country, bestTime } = content.destinations[card.id];
      expect(content.tips.topDestinations[place]).toMatchObject({ name, country, bestTime });
    });
  });
});

describe.each(each.slice(1))('the content in %s', (_language, content) => {
  it('leaves no English sentence untranslated', () => {
    const english = new Set(texts(languages.en).filter((text) => text.length > 40));
    expect(texts(content).filter((text) => english.has(text))).toEqual([]);
  });
});

describe('typography', () => {
  it('opens German quotes low and closes them high', () => {
    for (const text of texts(languages.de)) expect(count(text, '„')).toBe(count(text, '“'));
    expect(breaking(languages.de, /[«»”]/)).toEqual([]);
  });

  it('opens every Spanish question and exclamation', () => {
    for (const text of texts(languages.es)) {
      expect(count(text, '¿')).toBe(count(text, '?'));
      expect(count(text, '¡')).toBe(count(text, '!'));
      expect(count(text, '«')).toBe(count(text, '»'));
    }
    expect(breaking(languages.es, /[“”„]/)).toEqual([]);
  });

  it('sets the unbreakable spaces of French', () => {
    expect(breaking(languages.fr, /[^\u202f][;!?]/)).toEqual([]);
    expect(breaking(languages.fr, /[^\u00a0]:/)).toEqual([]);
    expect(breaking(languages.fr, /«[^\u00a0]|[^\u00a0]»|[“”„]/)).toEqual([]);
  });

  it('writes ranges of numbers with a dash outside English', () => {
    for (const [, content] of each.slice(1)) expect(breaking(content, /\d-\d/)).toEqual([]);
  });
});
