// The one door between Nest (src/) and React (client/).
import { renderToString } from 'react-dom/server';
import { createTranslator, overlay, pick, type Catalogue } from './i18n/translate';
import { TranslationProvider } from './i18n/context';
import { coverOf, type Cover } from './site/cover';
import { cardDrawer } from './site/draw-card';
import { DrawnCards } from './site/drawn-cards';
import { frame } from './site/frame';
import { IslandUses, type IslandUse } from './site/Island';
import { islands } from './site/islands';
import { pages, type PageName, type PageProps } from './pages/pages';
import type { Head } from './site/head';
import { SiteProvider, type Site } from './site/site';

export type { PageName, PageProps, Site };

export interface RenderedPage {
  html: string;
  head: Head;
  cover: Cover | null;
  /** What the browser's half needs to hydrate; null for a page without islands. */
  data: PageData | null;
}

export interface PageData {
  language: string;
  texts: Catalogue;
  islands: IslandUse[];
}

/** Renders a page inside the layout, in one language. `english` fills gaps in `own`. */
export function render<Name extends PageName>(
  name: Name,
  props: PageProps<Name>,
  site: Site,
  own: Catalogue,
  english: Catalogue,
): RenderedPage {
  const t = createTranslator(site.language, own, english);
  const page = pages[name];
  const Page = page.default as React.ComponentType<any>;
  const uses: IslandUse[] = [];
  const translation = { language: site.language, t };
  const html = renderToString(
    <SiteProvider value={site}>
      <TranslationProvider {...translation}>
        <DrawnCards value={cardDrawer(translation, site.development)}>
          <IslandUses value={uses}>
            <Page {...(props as object)} />
          </IslandUses>
        </DrawnCards>
      </TranslationProvider>
    </SiteProvider>,
  );
  const head = (page.head as (props: unknown, ...rest: unknown[]) => Head)(props, t, site);
  return {
    html: frame(site, translation, html),
    head,
    cover: coverOf(html),
    data: uses.length ? pageData(site, uses, own, english) : null,
  };
}

function pageData(site: Site, uses: IslandUse[], own: Catalogue, english: Catalogue): PageData {
  const paths = [...new Set(uses.flatMap(({ name }) => islands[name].texts))];
  // Gaps of the language are filled here; the warning about them is the server's.
  const texts = overlay(pick(english, paths), pick(own, paths));
  return { language: site.language, texts, islands: uses };
}
