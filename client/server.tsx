// The one door between Nest (src/) and React (client/).
import { renderToString } from 'react-dom/server';
import { createTranslator, type Catalogue } from './i18n/translate';
import { TranslationProvider } from './i18n/context';
import { coverOf, type Cover } from './site/cover';
import { cardDrawer } from './site/draw-card';
import { DrawnCards } from './site/drawn-cards';
import { frame } from './site/frame';
import { Gathered, type Gathering } from './site/gathering';
import { pageData, type PageData } from './site/page-data';
import { pages, type PageName, type PageProps } from './pages/pages';
import { ReadyParts } from './site/ready-parts';
import type { Head } from './site/head';
import { SiteProvider, type Site } from './site/site';

export type { PageData, PageName, PageProps, Site };

/** `parts` fill `html` and `data` once the document is around them. */
export interface RenderedPage {
  html: string;
  head: Head;
  cover: Cover | null;
  /** What the browser's half needs to hydrate, as JSON; null for a page without islands. */
  data: string | null;
  parts: ReadyParts;
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
  const gathered: Gathering = { islands: [], parts: new ReadyParts(), cover: null };
  const translation = { language: site.language, t };
  const html = renderToString(
    <SiteProvider value={site}>
      <TranslationProvider {...translation}>
        <DrawnCards value={cardDrawer(translation, site.development, gathered)}>
          <Gathered value={gathered}>
            <Page {...(props as object)} />
          </Gathered>
        </DrawnCards>
      </TranslationProvider>
    </SiteProvider>,
  );
  const head = (page.head as (props: unknown, ...rest: unknown[]) => Head)(props, t, site);
  const { parts } = gathered;
  return {
    html: frame(site, translation, html, parts),
    head,
    cover: coverOf(html) ?? gathered.cover,
    data: gathered.islands.length ? pageData(site, gathered, own, english) : null,
    parts,
  };
}
