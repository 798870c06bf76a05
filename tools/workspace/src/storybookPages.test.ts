import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: workspaceRoot });

const pages = find('apps/storybook/src/pages/*.mdx').map(read);
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** Storybook ids of the MDX pages and of the kit's components. */
const ids = new Set([
  ...pages.map((page) => idOf(/<Meta title="([^"]+)"/.exec(page)?.[1] ?? '')),
  ...find('libs/ui/src/*/*/*.docs.ts').map((file) => {
    const [, group = ''] = /group: '([^']+)'/.exec(read(file)) ?? [];
    return idOf(`Kit/${group}/${basename(file, '.docs.ts')}`);
  }),
]);

test('links in MDX pages lead to an existing page', () => {
  const links = pages.flatMap((page) =>
    [...page.matchAll(/\?path=\/docs\/((?:kit|start|foundations|api-client)-[\w-]+?)--docs/g)].map(
      ([, id = '']) => id,
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

test('the page All components has every group of components', () => {
  const list = read('apps/storybook/src/pages/AllComponents.mdx');
  const groups = find('libs/ui/src/*/*/*.docs.ts').map(
    (file) => /group: '([^']+)'/.exec(read(file))?.[1],
  );
  expect(groups.length).toBeGreaterThan(50);
  expect([...new Set(groups)].filter((group) => !list.includes(`'${group}'`))).toEqual([]);
});

test('MDX pages have no Markdown table, which MDX would show as plain text', () => {
  expect(pages.filter((page) => /^\|.*\|$/m.test(page))).toEqual([]);
});

test('the page Helpers lists all exports of the kit that are not components', () => {
  const helpers = read('apps/storybook/src/pages/Helpers.mdx');
  const exported = ['libs/ui/src/index.ts', 'libs/ui/src/charts/index.ts'].flatMap((file) =>
    [...read(file).matchAll(/^export \{([^}]*)\}/gm)].flatMap(
      ([, names = '']) => names.match(/\b[a-z]\w+/g) ?? [],
    ),
  );
  expect(exported.length).toBeGreaterThan(15);
  expect(exported.filter((name) => !new RegExp(`\`${name}\\b`).test(helpers))).toEqual([]);
});

test("Storybook's user interface has the kit's colors", () => {
  const tokens = read('libs/ui/src/theme/tokens.ts');
  const colors = read('apps/storybook/.storybook/brand.ts').match(/#[\dA-F]{6}/g) ?? [];
  expect(colors.length).toBeGreaterThan(10);
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});
