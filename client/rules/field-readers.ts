/**
 * Readers of single fields: from whatever was sent to a value that can be stored. The back office's
 * form and the server use the same ones (contract 3.1).
 */
export type Problem =
  | 'required'
  | 'text'
  | 'tooLong'
  | 'price'
  | 'percent'
  | 'integer'
  | 'date'
  | 'url'
  | 'images'
  | 'list'
  | 'boolean'
  | 'characters';

/** Thrown by a reader; says what is wrong and not where. */
export class FieldProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

export type Read<T> = (value: unknown) => T;

const refuse = (problem: Problem): never => {
  throw new FieldProblem(problem);
};

/** PostgreSQL keeps no NUL, and half a surrogate pair would be altered in silence. */
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

/** Absent, null, or a string of blanks. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const text =
  (longest: number): Read<string> =>
  (value) => {
    if (typeof value !== 'string') return refuse('text');
    if (!isStorable(value)) return refuse('characters');
    const trimmed = value.trim();
    return trimmed.length <= longest ? trimmed : refuse('tooLong');
  };

/** A decimal string or a JSON number, as a string with two decimals. */
export const price: Read<string> = (value) => {
  const typed = typeof value === 'number' ? String(value) : value;
  const match = typeof typed === 'string' && /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return refuse('price');
  return `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}`;
};

const INTEGER_MAX = 2_147_483_647;

/** A whole number, or a string of its digits, within bounds. */
export const integer =
  (min: number, max = INTEGER_MAX, problem: Problem = 'integer'): Read<number> =>
  (value) => {
    const number =
      typeof value === 'string' && /^\s*-?\d{1,10}\s*$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number)) return refuse(problem);
    return number >= min && number <= max ? number : refuse(problem);
  };

export const boolean: Read<boolean> = (value) =>
  typeof value === 'boolean' ? value : refuse('boolean');

/** Text lines without blank ones; `problem` stands for any line that `isGood` does not like. */
export const lines =
  (
    most: number,
    longest: number,
    problem: Problem,
    isGood: (line: string) => boolean,
  ): Read<string[]> =>
  (value) => {
    if (!Array.isArray(value) || !value.every((line) => typeof line === 'string'))
      return refuse(problem);
    const kept = value.map((line) => line.trim()).filter(Boolean);
    const good = kept.every((line) => line.length <= longest && isStorable(line) && isGood(line));
    return good && kept.length <= most ? kept : refuse(problem);
  };

/** An absolute address of the web; `javascript:` and `data:` are none. */
export const isWebUrl = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** A path of this site: one slash, since two would name another host. */
export const isSitePath = (path: string): boolean => /^\/(?![/\\])/.test(path);

export const webUrl =
  (longest: number): Read<string> =>
  (value) => {
    const url = typeof value === 'string' ? value.trim() : '';
    return url.length <= longest && isStorable(url) && isWebUrl(url) ? url : refuse('url');
  };

/** `#RGB` or `#RRGGBB`; anything else becomes the default: it ends up in markup. */
export const colour =
  (otherwise: string): Read<string> =>
  (value) =>
    typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value.trim())
      ? value.trim()
      : otherwise;

/** A reader that takes another value where it would refuse. */
export const lenient =
  <T>(read: Read<T>, otherwise: T): Read<T> =>
  (value) => {
    try {
      return read(value);
    } catch {
      return otherwise;
    }
  };
