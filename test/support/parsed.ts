import type { Page } from 'playwright';

/** What a browser's parser makes of a document; no script of it runs. */
export interface Parsed {
  /** Every element within with the names of its attributes, in order. */
  shape: string[];
  /** The text of the first element that each selector finds. */
  texts: Record<string, string | null>;
  /** Everything that a click or the page itself would load. */
  addresses: string[];
}

interface Wish {
  /** Only what is within this element. */
  within?: string;
  texts?: string[];
  type?: 'text/html' | 'application/xml';
}

type Asked = Required<Wish> & { source: string };

/** Parses a document in a browser, as a visitor's, a feed reader's or a mail program's would be. */
export function parsed(page: Page, source: string, wish: Wish = {}): Promise<Parsed> {
  const whole = { within: ':root', texts: [], type: 'text/html' } as const;
  return page.evaluate(read, { source, ...whole, ...wish } as Asked);
}

// Runs in the browser: nothing from outside of it is known here.
function read({ source, within, texts, type }: Asked): Parsed {
  const document = new DOMParser().parseFromString(source, type);
  const broken = document.querySelector('parsererror');
  if (broken) throw new Error(broken.textContent ?? 'cannot be parsed');
  const root = document.querySelector(within);
  if (!root) throw new Error(`There is no ${within}`);
  const all = [root, ...root.querySelectorAll('*')];
  const loads = ['href', 'src', 'action', 'formaction', 'poster', 'data'];
  return {
    shape: all.map((each) => [each.tagName, ...each.getAttributeNames()].join(' ')),
    texts: Object.fromEntries(
      texts.map((selector) => [selector, root.querySelector(selector)?.textContent ?? null]),
    ),
    addresses: all.flatMap((each) => loads.flatMap((name) => each.getAttribute(name) ?? [])),
  };
}
