import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslationProvider, useTranslation } from '../i18n/context';
import { cardDrawer } from './draw-card';
import { DrawnCards } from './drawn-cards';
import { Gathered, type IslandUse } from './gathering';
import { islands, type IslandKind, type IslandName, type IslandProps } from './islands';
import { useSite } from './site';

interface Placed<Name extends IslandName> {
  name: Name;
  props: IslandProps<Name>;
  /** Sooner or later than islands of this kind are needed as a rule. */
  when?: IslandKind['when'];
  calls?: IslandUse['calls'];
}

/**
 * Renders an island as a React root of its own, on the server as in the browser: only so is useId()
 * the same on both sides. Its props travel in the page's data, not in an attribute.
 */
export function Island<Name extends IslandName>({ name, props, when, calls }: Placed<Name>) {
  const gathered = useContext(Gathered);
  if (!gathered) throw new Error('<Island> is rendered on the server only');
  const translation = useTranslation();
  const { development } = useSite();
  const kind: IslandKind = islands[name];
  const sent = calls ? without(props as object, calls) : props;
  const at = gathered.islands.push({ name, props: sent, calls }) - 1;
  const Component = kind.of;
  const html = renderToString(
    <TranslationProvider {...translation}>
      <DrawnCards value={cardDrawer(translation, development, gathered)}>
        <Component {...(props as object)} />
      </DrawnCards>
    </TranslationProvider>,
    { identifierPrefix: `i${at}-` },
  );
  return (
    <div
      data-island={name}
      data-at={at}
      data-when={when ?? kind.when}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const without = (props: object, left: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in left)));
