/** Puts values into every text of a tree; an unknown name is an error, never a brace on a page. */
export function fill<T>(tree: T, values: object): T {
  if (typeof tree === 'string') return fillText(tree, values) as T;
  if (Array.isArray(tree)) return tree.map((part) => fill(part, values)) as T;
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, part]) => [key, fill(part, values)]),
  ) as T;
}

function fillText(text: string, values: object): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`Text names an unknown value: ${name}`);
    return String(values[name as keyof typeof values]);
  });
}
