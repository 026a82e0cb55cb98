import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesUnder(path);
    else if (/\.(tsx?|hbs)$/.test(name) && !name.includes('.spec.')) yield path;
  }
}

const code = ['src', 'client', 'views']
  .flatMap((folder) => [...filesUnder(join(root, folder))])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Keys put together where they are used, `home.why.${feature}.title`, as patterns. */
const composed = [...code.matchAll(/`((?:[\w.]|\$\{[^{}`]*\})+)`/g)].map(([, text]) =>
  pattern(text),
);
/** A list of options takes the place of its texts: texts="admin.list.sorts". */
const lists = [...code.matchAll(/texts="([\w.]+)"/g)].map(([, text]) => pattern(`${text}.\${}`));

function pattern(template: string) {
  const parts = template.split(/\$\{[^{}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/\./g, '\\.')).join('[^.]+')}$`);
}

function* keys(tree: object, path: string): Generator<string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'object') yield* keys(value as object, `${path}.${key}`);
    else yield `${path}.${key}`;
  }
}

test('every text of the catalogues is said somewhere', () => {
  const areas = readdirSync(join(__dirname, 'en'));
  const all = areas.flatMap((area) => {
    const tree = JSON.parse(readFileSync(join(__dirname, 'en', area), 'utf8')) as object;
    return [...keys(tree, area.replace('.json', ''))];
  });
  const patterns = [...composed, ...lists].filter((each) => /[a-z]\\\./.test(each.source));
  const silent = all.filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !code.includes(`"${key}"`) &&
      !patterns.some((each) => each.test(key)),
  );
  expect(silent).toEqual([]);
});
