import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TranslationProvider } from '../i18n/context';
import { createTranslator } from '../i18n/translate';
import type { PageData } from '../server';
import './challenge';
import { KeepServerMarkup } from './KeepServerMarkup';

// One lazy chunk for each island; the file's name is the island's.
const modules = import.meta.glob<{ default: ComponentType<any> }>('../islands/*.tsx');

/** @throws when the island's code cannot be loaded. */
export async function hydrateIsland(element: HTMLElement, data: PageData) {
  const use = data.islands[Number(element.dataset.at)];
  const { default: Component } = await modules[`../islands/${use.name}.tsx`]();
  const t = createTranslator(data.language, data.texts);
  hydrateRoot(
    element,
    <KeepServerMarkup html={element.innerHTML}>
      <TranslationProvider language={data.language} t={t}>
        <Component {...(use.props as object)} />
      </TranslationProvider>
    </KeepServerMarkup>,
    {
      identifierPrefix: `i${element.dataset.at}-`,
      onRecoverableError: (error) => console.error(`Island ${use.name}:`, error),
    },
  );
  element.dataset.hydrated = '';
}
