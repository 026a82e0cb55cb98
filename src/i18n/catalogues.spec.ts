import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['en', 'de', 'es', 'fr'] as const;
const others = languages.filter((language) => language !== 'en');
type Tree = { [key: string]: string | Tree };
type Leaves = Record<string, string>;

const areasOf = (language: string) => readdirSync(join(__dirname, language)).sort();
const read = (language: string, area: string) =>
  leaves(JSON.parse(readFileSync(join(__dirname, language, area), 'utf8')) as Tree);

function leaves(tree: Tree, path = ''): Leaves {
  return Object.entries(tree).reduce<Leaves>((all, [key, value]) => {
    if (typeof value === 'object') return { ...all, ...leaves(value, `${path}${key}.`) };
    return { ...all, [path + key]: value };
  }, {});
}

const placeholders = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).sort();
const placeholdersOf = (texts: Leaves) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholders(text)]));
const breaking = (texts: Leaves, rule: RegExp) =>
  Object.entries(texts).filter(([, text]) => rule.test(text));

const areas = areasOf('en');

describe('The catalogues', () => {
  it.each(others)('cover the same areas in %s as in English', (language) => {
    expect(areasOf(language)).toEqual(areas);
  });

  describe.each(areas)('%s', (area) => {
    const english = read('en', area);

    it.each(others)('has the same keys in %s', (language) => {
      expect(Object.keys(read(language, area)).sort()).toEqual(Object.keys(english).sort());
    });

    it.each(others)('has the same placeholders in %s', (language) => {
      expect(placeholdersOf(read(language, area))).toEqual(placeholdersOf(english));
    });

    it.each(languages)('says something at every key in %s', (language) => {
      const silent = Object.entries(read(language, area)).filter(
        ([, text]) => typeof text !== 'string' || text.trim() === '' || text !== text.trim(),
      );
      expect(silent).toEqual([]);
    });

    it.each(languages)('holds no brace but a named placeholder in %s', (language) => {
      const stray = Object.entries(read(language, area)).filter(([, text]) =>
        /[{}]/.test(text.replace(/\{[a-z][A-Za-z]*\}/g, '')),
      );
      expect(stray).toEqual([]);
      expect(breaking(read(language, area), /\{\{|\}\}|\{product\}/)).toEqual([]);
    });

    it('keeps to French typography', () => {
      const french = read('fr', area);
      expect(breaking(french, / [;!?:»]|« |[^\s\u202f][;!?](?:\s|$)|['"]/)).toEqual([]);
    });

    it('keeps to German and Spanish typography', () => {
      expect(breaking(read('de', area), /['"]|\d%/)).toEqual([]);
      expect(breaking(read('es', area), /['"“”]|\d%|^[^¿]*\?|^[^¡]*!/)).toEqual([]);
    });
  });
});

describe('Texts that stay as they are in every language', () => {
  const fixed: [area: string, key: string, text: string][] = [
    ['auth', 'toast.failedTitle', 'Login fehlgeschlagen'],
    ['auth', 'toast.failedText', 'Benutzername oder Passwort ist falsch.'],
    ['auth', 'toast.successTitle', 'Login erfolgreich'],
    ['auth', 'toast.successText', 'Sie werden zum Admin-Bereich weitergeleitet.'],
    ['admin', 'toast.updatedTitle', 'Deal aktualisiert'],
    ['admin', 'toast.updatedText', 'Das Safari Deal wurde erfolgreich aktualisiert.'],
    ['admin', 'toast.updateErrorTitle', 'Fehler'],
    ['admin', 'toast.updateErrorText', 'Deal konnte nicht aktualisiert werden.'],
    ['admin', 'toast.deletedTitle', 'Deal gelöscht'],
    ['admin', 'toast.deletedText', 'Das Safari Deal wurde erfolgreich gelöscht.'],
    ['admin', 'toast.deleteErrorTitle', 'Fehler'],
    ['admin', 'toast.deleteErrorText', 'Deal konnte nicht gelöscht werden.'],
    ['common', 'notFound.heading', '404 Page Not Found'],
  ];

  it.each(fixed)('%s %s', (area, key, text) => {
    const said = languages.map((language) => read(language, `${area}.json`)[key]);
    expect(said).toEqual(languages.map(() => text));
  });
});

describe('English wording that the specification quotes', () => {
  const quoted: [area: string, key: string, text: string][] = [
    ['deals', 'list.empty.title', 'No deals found'],
    ['deals', 'list.empty.text', 'Try adjusting your search criteria or browse all destinations'],
    ['deals', 'detail.notFound.title', 'Deal Not Found'],
    ['deals', 'detail.notFound.text', "This safari deal might have expired or doesn't exist."],
    ['deals', 'badge.almostSoldOut', 'ALMOST SOLD OUT'],
    ['deals', 'badge.lastSpot', 'LAST SPOT!'],
    ['deals', 'card.lastSpot', 'grab last spot'],
    ['deals', 'card.kilimanjaro', 'book this adventure'],
    ['deals', 'countdown.expired', 'EXPIRED'],
    ['destinations', 'notFound.title', 'Destination Not Found'],
    ['contact', 'success.title', 'Success!'],
    [
      'contact',
      'success.text',
      "Your safari quote request has been submitted. We'll contact you within 24 hours.",
    ],
    ['contact', 'error.text', 'Failed to submit form. Please try again.'],
    ['contact', 'validation.blank', 'String must contain at least 1 character(s)'],
    ['contact', 'responseBadge', 'Average response time for custom quotes: 24 hours'],
    ['home', 'newsletter.invalidEmail', 'Please enter a valid email address.'],
    ['home', 'newsletter.errorTitle', 'Subscription Failed'],
    ['newsletter', 'confirm.title', 'Almost There!'],
  ];

  it.each(quoted)('%s %s', (area, key, text) => {
    expect(read('en', `${area}.json`)[key]).toBe(text);
  });
});
