import { de } from './de';
import { en } from './en';
import { es } from './es';
import { topDestinations } from './facts';
import { fr } from './fr';
import type { TipsText } from './types';

export { tipCategoryIds, type TipCategoryId } from './types';

const texts: Record<string, TipsText> = { en, de, es, fr };

/** The travel tips in one language. */
export const tipsText = (language: string): TipsText => texts[language] ?? en;

/** The four cards: what is true in every language, and what this one says. */
export const topDestinationCards = (language: string) =>
  topDestinations.map((facts, at) => ({ ...facts, ...tipsText(language).topDestinations[at] }));
