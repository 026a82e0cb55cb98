import { renderToString } from 'react-dom/server';
import { TranslationProvider, type Translation } from '../i18n/context';
import { Layout } from '../layout/Layout';
import { ready, type ReadyParts } from './ready-parts';
import { SiteProvider, type Site } from './site';

const PAGE = '(page)';
const MOST = 500;
const frames = new Map<string, Uint8Array[]>();

/**
 * Header and footer around a page: the same for one address and language, so rendered once. They show
 * nothing else of the request, and no time.
 */
export function frame(
  site: Site,
  translation: Translation,
  page: string,
  parts: ReadyParts,
): string {
  const key = `${site.language} ${site.path} ${site.query}`;
  let around = site.development ? undefined : frames.get(key);
  if (!around) {
    around = render(site, translation).map(ready);
    // Anybody can make up addresses; their frames must not fill the memory.
    if (frames.size >= MOST) frames.clear();
    frames.set(key, around);
  }
  return parts.mark(around[0]) + page + parts.mark(around[1]);
}

function render(site: Site, translation: Translation): string[] {
  const html = renderToString(
    <SiteProvider value={site}>
      <TranslationProvider {...translation}>
        <Layout>{PAGE}</Layout>
      </TranslationProvider>
    </SiteProvider>,
    { identifierPrefix: 'frame-' },
  );
  const at = html.indexOf(`>${PAGE}<`) + 1;
  return [html.slice(0, at), html.slice(at + PAGE.length)];
}
