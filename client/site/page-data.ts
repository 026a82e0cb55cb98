import { overlay, pick, type Catalogue } from '../i18n/translate';
import { islands } from './islands';
import { ready, type Piece } from './ready-parts';
import type { Gathering, IslandUse } from './gathering';
import type { Site } from './site';

/** What the browser's half reads. */
export interface PageData {
  language: string;
  texts: Catalogue;
  islands: IslandUse[];
}

/** What the islands of a page need, as JSON for a script element. What was written before is marked. */
export function pageData(
  site: Site,
  { islands: uses, parts }: Gathering,
  own: Catalogue,
  english: Catalogue,
): string {
  const written = uses.map(
    ({ name, props, calls }) =>
      `{"name":${json(name)},"props":${propsJson(props as object, parts)}${calls ? `,"calls":${json(calls)}` : ''}}`,
  );
  const texts = parts.mark(textsOf(uses, site, own, english));
  return `{"language":${json(site.language)},"texts":${texts},"islands":[${written}]}`;
}

function propsJson(props: object, parts: Gathering['parts']): string {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return `{${entries.map(([key, value]) => {
    const list = Array.isArray(value) && value.every((item) => item && typeof item === 'object');
    return `${json(key)}:${list ? `[${parts.mark(...listJson(value))}]` : json(value)}`;
  })}}`;
}

/** By object: its JSON. In lists most objects were there before: a deal changes by being another one. */
const known = new WeakMap<object, Uint8Array>();

function listJson(list: object[]): Piece[] {
  return list.flatMap((item, at) => {
    let bytes = known.get(item);
    if (!bytes) known.set(item, (bytes = ready(json(item))));
    return at ? [',', bytes] : [bytes];
  });
}

/** By catalogue: the texts that sets of islands take along. */
const taken = new WeakMap<Catalogue, Map<string, Uint8Array>>();

function textsOf(uses: IslandUse[], site: Site, own: Catalogue, english: Catalogue): Uint8Array {
  const names = [...new Set(uses.map(({ name }) => name))];
  const sets = taken.get(own) ?? new Map<string, Uint8Array>();
  if (!site.development) taken.set(own, sets);
  let bytes = sets.get(names.join());
  if (!bytes) {
    const paths = names.flatMap((name) => islands[name].texts);
    // Gaps of the language are filled here; the warning about them is the server's.
    bytes = ready(json(overlay(pick(english, paths), pick(own, paths))));
    sets.set(names.join(), bytes);
  }
  return bytes;
}

/** JSON that cannot end the script element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
