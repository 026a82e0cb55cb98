/** What stands between two marks of a page; fails loudly where one of them is missing. */
export function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`The page lacks ${start < 0 ? from : to}`);
  return html.slice(start, end);
}

/** The page's own part: neither header, footer nor the data of islands. */
export const main = (html: string) => between(html, '<main', '</main>');

/** The texts of all elements of a name, tags and entities resolved. */
export const texts = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'gs'))].map(
    ([, inner]) => plain(inner),
  );

/** The addresses of all links. */
export const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

/** How often something occurs. */
export const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

/** The objects of all structured data. */
export const jsonLd = (html: string): Record<string, any>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json),
  );

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const plain = (inner: string) =>
  inner
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity])
    .trim();
