import { createContext, useContext, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslationProvider, useTranslation } from '../i18n/context';
import { cardDrawer } from './draw-card';
import { DrawnCards } from './drawn-cards';
import { islands, type IslandName, type IslandProps } from './islands';
import { useSite } from './site';
import type { ReadyParts } from './ready-parts';

/** One island of a page, as the browser needs to know it. */
export interface IslandUse {
  name: IslandName;
  props: unknown;
}

/** What comes together while a page renders: its islands, and the parts that were drawn before. */
export interface Gathering {
  islands: IslandUse[];
  parts: ReadyParts;
}

export const Gathered = createContext<Gathering | null>(null);

/**
 * Renders an island as a React root of its own, on the server as in the browser: only so is useId()
 * the same on both sides. Its props travel in the page's data, not in an attribute.
 */
export function Island<Name extends IslandName>(props: { name: Name; props: IslandProps<Name> }) {
  const gathered = useContext(Gathered);
  if (!gathered) throw new Error('<Island> is rendered on the server only');
  const translation = useTranslation();
  const { development } = useSite();
  const at = gathered.islands.push({ name: props.name, props: props.props }) - 1;
  const Component = islands[props.name].of as ComponentType<any>;
  const html = renderToString(
    <TranslationProvider {...translation}>
      <DrawnCards value={development ? null : cardDrawer(translation, gathered.parts)}>
        <Component {...(props.props as object)} />
      </DrawnCards>
    </TranslationProvider>,
    { identifierPrefix: `i${at}-` },
  );
  return (
    <div
      data-island={props.name}
      data-at={at}
      data-when={islands[props.name].when}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
