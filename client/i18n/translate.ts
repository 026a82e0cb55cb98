/** A tree of texts; leaves are strings with `{name}` placeholders. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

export type TextArgs = Record<string, string | number>;
export type Translate = (key: string, args?: TextArgs) => string;

const warned = new Set<string>();

/**
 * A function from keys to texts of one language. A missing key falls back to English; where English
 * lacks it too, the key itself is shown. Both are warned of once (spec section 4).
 */
export function createTranslator(
  language: string,
  own: Catalogue,
  english: Catalogue = {},
): Translate {
  return (key, args) => {
    const text = find(own, key) ?? fallback(language, english, key);
    return args ? fill(text, args) : text;
  };
}

function fallback(language: string, english: Catalogue, key: string): string {
  const text = find(english, key);
  warnOnce(
    text === undefined
      ? `Text '${key}' is in no catalogue (asked for in ${language})`
      : `Text '${key}' is missing in ${language}; English is shown`,
  );
  return text ?? key;
}

function find(catalogue: Catalogue, key: string): string | undefined {
  let node: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

const fill = (text: string, args: TextArgs) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));

function warnOnce(message: string) {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

/** Only the named parts of a catalogue, such as `deals.card`: what an island takes to the browser. */
export function pick(catalogue: Catalogue, paths: readonly string[]): Catalogue {
  const picked: Catalogue = {};
  for (const path of paths) graft(picked, catalogue, path.split('.'));
  return picked;
}

function graft(target: Catalogue, source: Catalogue, [head, ...rest]: string[]) {
  const node = source[head];
  if (node === undefined) return;
  if (!rest.length || typeof node === 'string') target[head] = node;
  else graft((target[head] ??= {}) as Catalogue, node, rest);
}

/** One catalogue over another: what the upper lacks shows through. */
export function overlay(lower: Catalogue, upper: Catalogue): Catalogue {
  const merged: Catalogue = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? overlay(below, value) : value;
  }
  return merged;
}
