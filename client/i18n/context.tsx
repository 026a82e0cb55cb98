import { createContext, useContext, type ReactNode } from 'react';
import type { Translate } from './translate';

export interface Translation {
  language: string;
  t: Translate;
}

const TranslationContext = createContext<Translation | null>(null);

export function TranslationProvider(props: Translation & { children: ReactNode }) {
  const { children, ...translation } = props;
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** The texts of the page's language. @throws outside a TranslationProvider (spec section 4). */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation is used outside its TranslationProvider');
  return translation;
}
