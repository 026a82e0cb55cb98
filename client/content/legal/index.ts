import type { Company } from './company';
import { fill } from './fill';
import type { Imprint, Privacy, Terms } from './types';
import { imprint as imprintDe } from './de/imprint';
import { privacy as privacyDe } from './de/privacy';
import { terms as termsDe } from './de/terms';
import { imprint as imprintEn } from './en/imprint';
import { privacy as privacyEn } from './en/privacy';
import { terms as termsEn } from './en/terms';
import { imprint as imprintEs } from './es/imprint';
import { privacy as privacyEs } from './es/privacy';
import { terms as termsEs } from './es/terms';
import { imprint as imprintFr } from './fr/imprint';
import { privacy as privacyFr } from './fr/privacy';
import { terms as termsFr } from './fr/terms';

export type { Company } from './company';
export type { Block, Fact, Imprint, Privacy, Section, Terms } from './types';

export type LegalLanguage = 'en' | 'de' | 'es' | 'fr';

export interface LegalTexts {
  readonly imprint: Imprint;
  readonly privacy: Privacy;
  readonly terms: Terms;
}

/** The names of the rules are the same in every language. */
export const privacyBadges = ['UK GDPR', 'EU GDPR', 'ePrivacy'] as const;

/** The texts as written, with `{placeholders}` for the company's values. */
export const legalTemplates: Readonly<Record<LegalLanguage, LegalTexts>> = {
  en: { imprint: imprintEn, privacy: privacyEn, terms: termsEn },
  de: { imprint: imprintDe, privacy: privacyDe, terms: termsDe },
  es: { imprint: imprintEs, privacy: privacyEs, terms: termsEs },
  fr: { imprint: imprintFr, privacy: privacyFr, terms: termsFr },
};

/** The three legal pages with the company's values in place; English where the language is unknown. */
export function legalTexts(language: string, company: Company): LegalTexts {
  const known = Object.hasOwn(legalTemplates, language) ? (language as LegalLanguage) : 'en';
  return fill(legalTemplates[known], { ...company, brand: company.name });
}
