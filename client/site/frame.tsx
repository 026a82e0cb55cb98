import { renderToString } from 'react-dom/server';
import { TranslationProvider, type Translation } from '../i18n/context';
import { Layout } from '../layout/Layout';
import { SiteProvider, type Site } from './site';

const PAGE = '(page)';
const MOST = 500;
const frames = new Map<string, string[]>();

/**
 * Header and footer around a page: the same for one address and language, so rendered once. They show
 * nothing else of the request, and no time.
 */
export function frame(site: Site, translation: Translation, page: string): string {
  const key = `${site.language} ${site.path} ${site.query}`;
  let parts = site.development ? undefined : frames.get(key);
  if (!parts) {
    parts = render(site, translation);
    // Anybody can make up addresses; their frames must not fill the memory.
    if (frames.size >= MOST) frames.clear();
    frames.set(key, parts);
  }
  return parts[0] + page + parts[1];
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
