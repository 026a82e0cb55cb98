import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TranslationProvider } from '../i18n/context';
import { createTranslator } from '../i18n/translate';
import { call } from '../islands/support/call';
import type { PageData } from '../server';
import './challenge';
import { KeepServerMarkup } from './KeepServerMarkup';

// One lazy chunk for each island; the file's name is the island's.
const modules = import.meta.glob<{ default: ComponentType<any> }>('../islands/*.tsx');

/** Resolves once the island answers. @throws when its code or its data cannot be loaded. */
export async function hydrateIsland(element: HTMLElement, data: PageData) {
  const use = data.islands[Number(element.dataset.at)];
  const [{ default: Component }, called] = await Promise.all([
    modules[`../islands/${use.name}.tsx`](),
    bring(use.calls ?? {}),
  ]);
  const t = createTranslator(data.language, data.texts);
  const island = (
    <KeepServerMarkup html={element.innerHTML}>
      <TranslationProvider language={data.language} t={t}>
        <Component {...(use.props as object)} {...called} />
      </TranslationProvider>
    </KeepServerMarkup>
  );
  const options = {
    identifierPrefix: `i${element.dataset.at}-`,
    onRecoverableError: (error: unknown) => console.error(`Island ${use.name}:`, error),
  };
  // As a transition it is done in slices, between which the page answers.
  await new Promise<void>((awake) => {
    startTransition(() => {
      hydrateRoot(element, <Awake onAwake={awake}>{island}</Awake>, options);
    });
  });
  element.dataset.hydrated = '';
}

/** Each prop that did not travel with the page, by its call. */
async function bring(calls: Record<string, string>) {
  const props = Object.entries(calls).map(async ([name, url]) => [name, await call('GET', url)]);
  return Object.fromEntries(await Promise.all(props));
}

/** Says when what is in it has been taken over. */
function Awake({ onAwake, children }: { onAwake: () => void; children: React.ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
