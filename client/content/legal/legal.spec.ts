import { fill } from './fill';
import {
  legalTemplates,
  legalTexts,
  privacyBadges,
  type Company,
  type LegalLanguage,
} from './index';

const languages = Object.keys(legalTemplates) as LegalLanguage[];
const others = languages.filter((language) => language !== 'en');
const company: Company = {
  name: 'Acme Vouchers',
  companyNumber: '00000000',
  address: '1 Test Street, London',
  director: 'Jane Doe',
  email: 'hello@example.org',
  phone: '+44 20 0000 0000',
  domain: 'example.org',
};

/** Every text with the path to it, in the order in which a page shows them. */
function texts(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, part]) => texts(part, `${path}/${key}`));
}

const pick = (tree: unknown, rule: RegExp) =>
  texts(tree).map(([path, text]) => [path, (text.match(rule) ?? []).sort()]);

describe('The legal texts', () => {
  it.each(languages)('have the nine sections of the privacy policy in order in %s', (language) => {
    expect(Object.keys(legalTemplates[language].privacy.sections)).toEqual([
      'overview',
      'controller',
      'dataCollected',
      'legalBasis',
      'sharing',
      'retention',
      'rights',
      'security',
      'updates',
    ]);
  });

  it.each(languages)('have the seven sections of the terms in order in %s', (language) => {
    expect(Object.keys(legalTemplates[language].terms.sections)).toEqual([
      'scope',
      'serviceNature',
      'voucherTerms',
      'noTravelContract',
      'liability',
      'websiteUsage',
      'law',
    ]);
  });

  it.each(others)('have the same shape in %s as in English', (language) => {
    const paths = (tree: unknown) => texts(tree).map(([path]) => path);
    expect(paths(legalTemplates[language])).toEqual(paths(legalTemplates.en));
  });

  it.each(others)('name the same values in the same places in %s', (language) => {
    const names = /\{[^}]*\}/g;
    expect(pick(legalTemplates[language], names)).toEqual(pick(legalTemplates.en, names));
  });

  it.each(others)('state the same periods, articles and laws in %s', (language) => {
    const numbers = /\d+/g;
    expect(pick(legalTemplates[language], numbers)).toEqual(pick(legalTemplates.en, numbers));
  });

  it.each(languages)('leave nothing empty in %s', (language) => {
    expect(texts(legalTemplates[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('show the company instead of any brace in %s', (language) => {
    const filled = texts(legalTexts(language, company)).map(([, text]) => text);
    expect(filled.filter((text) => /[{}]/.test(text))).toEqual([]);
    for (const value of Object.values(company)) {
      expect(filled.some((text) => text.includes(value))).toBe(true);
    }
  });

  it('keep to the typography of French, German and Spanish', () => {
    const breaking = (language: LegalLanguage, rule: RegExp) =>
      texts(legalTemplates[language]).filter(([, text]) => rule.test(text));
    expect(breaking('fr', / [;!?:»]|« |\S[^\s\u202f][;!?](?:\s|$)|['"]/)).toEqual([]);
    expect(breaking('de', /['"]/)).toEqual([]);
    expect(breaking('es', /['"“”]|^[^¿]*\?/)).toEqual([]);
  });

  it('are English for a language that has none', () => {
    expect(legalTexts('__proto__', company)).toEqual(legalTexts('en', company));
  });

  it('bear the three badges', () => {
    expect(privacyBadges).toEqual(['UK GDPR', 'EU GDPR', 'ePrivacy']);
  });
});

describe('Filling a text', () => {
  it('refuses a value that nobody has set, inherited names included', () => {
    expect(() => fill({ list: ['{fax}'] }, company)).toThrow('fax');
    expect(() => fill('{constructor}', company)).toThrow('constructor');
  });

  it('takes a value as it is, even one that looks like a placeholder', () => {
    expect(fill('{name}', { ...company, name: '{email} $& Co.' })).toBe('{email} $& Co.');
  });
});
