import { de } from './de';
import { en } from './en';
import { es } from './es';
import { destinations } from './facts';
import { fr } from './fr';
import type { DestinationFacts, DestinationId, DestinationText, DestinationTexts } from './types';

export { destinations } from './facts';
export type { DestinationFacts, DestinationId, DestinationText, FeatureIcon } from './types';

const texts: Record<string, DestinationTexts> = { en, de, es, fr };

/** A destination as one language tells it: facts and texts together. */
export type Destination = DestinationFacts & { text: DestinationText };

/** The destination of this id, or null: the one place where server and pages learn which exist. */
export function findDestination(id: string, language: string): Destination | null {
  const facts = destinations.find((each) => each.id === id);
  return facts ? { ...facts, text: textOf(facts.id, language) } : null;
}

/** All eight, the featured five first. */
export const allDestinations = (language: string): Destination[] =>
  destinations.map((facts) => ({ ...facts, text: textOf(facts.id, language) }));

const textOf = (id: DestinationId, language: string) => (texts[language] ?? en)[id];
