import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('the README contains the tested example examples/quickStart.mjs', () => {
  expect(read('README.md')).toContain('```js\n' + read('examples/quickStart.mjs') + '```');
});

it('the README links only to existing files of the package', () => {
  const links = [...read('README.md').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
    ([, to]) => to ?? '',
  );
  expect(links).toContain('docs/README.md');
  for (const link of links) {
    expect(read(link).length).toBeGreaterThan(0);
    expect(
      manifest.files.some((shipped) => link.startsWith(shipped)),
      link,
    ).toBe(true);
  }
});

it('the API reference links only to existing files of the package', () => {
  const root = join(import.meta.dirname, '..');
  const pages = globSync('docs/**/*.md', { cwd: root });
  expect(pages.length).toBeGreaterThan(20);
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, to]) => join(dirname(page), to ?? ''))
      .filter((to) => to.startsWith('..') || !existsSync(join(root, to))),
  );
  expect(broken).toEqual([]);
});
