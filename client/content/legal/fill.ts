import type { Company } from './company';

/** Puts the company's values into every text of a tree; an unknown name is an error, never a brace on a page. */
export function fill<T>(tree: T, company: Company): T {
  if (typeof tree === 'string') return fillText(tree, company) as T;
  if (Array.isArray(tree)) return tree.map((part) => fill(part, company)) as T;
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, part]) => [key, fill(part, company)]),
  ) as T;
}

function fillText(text: string, company: Company): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(company, name)) throw new Error(`Legal text names an unknown value: ${name}`);
    return company[name as keyof Company];
  });
}
