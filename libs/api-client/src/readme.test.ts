import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('shows the quick start as the sandbox’s test runs it', () => {
  expect(read('README.md')).toContain('```js\n' + read('examples/quickStart.mjs') + '```');
});

it('leads to the reference and the examples, which are there', () => {
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
