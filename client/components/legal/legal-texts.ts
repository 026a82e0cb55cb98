import { legalTexts, type LegalLanguage, type LegalTexts } from '../../content/legal';
import type { Site } from '../../site/site';

/** The legal texts of a page's language with the agency's own values in place. */
export function legalTextsFor({ language, brand }: Site): LegalTexts {
  return legalTexts(language as LegalLanguage, brand);
}
