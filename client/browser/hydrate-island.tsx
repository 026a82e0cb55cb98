import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TranslationProvider } from '../i18n/context';
import { createTranslator } from '../i18n/translate';
import type { PageData } from '../server';
import './challenge';
import { KeepServerMarkup } from './KeepServerMarkup';

/** Resolves once the island answers. */
export async function hydrateIsland(
  element: HTMLElement,
  data: PageData,
  Component: ComponentType<any>,
  props: object,
) {
  const t = createTranslator(data.language, data.texts);
  const island = (
    <KeepServerMarkup html={element.innerHTML}>
      <TranslationProvider language={data.language} t={t}>
        <Component {...props} />
      </TranslationProvider>
    </KeepServerMarkup>
  );
  const options = {
    identifierPrefix: `i${element.dataset.at}-`,
    onRecoverableError: (error: unknown) =>
      console.error(`Island ${element.dataset.island}:`, error),
  };
  // As a transition it is done in slices, between which the page answers.
  await new Promise<void>((awake) => {
    startTransition(() => {
      hydrateRoot(element, <Awake onAwake={awake}>{island}</Awake>, options);
    });
  });
  element.dataset.hydrated = '';
}

/** Says when what is in it has been taken over. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
