import { expect, test } from 'vitest';
import { bundleReport, contentsOf, largeModules, unexplainedModules } from './bundleReport.ts';

const chunk = (fileName: string, lengths: Record<string, number>) => ({
  type: 'chunk',
  fileName,
  modules: Object.fromEntries(
    Object.entries(lengths).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
});

const contents = contentsOf([
  chunk('assets/main.js', {
    '/home/work/apps/portal/src/main.tsx': 100,
    '/home/work/node_modules/react-dom/index.js': 500,
    '/home/work/node_modules/react-dom/client.js': 250,
    '/home/work/node_modules/made/node_modules/@scope/inner/index.js': 140,
    '\0vite/preload-helper.js': 10,
  }),
  chunk('assets/page.js', { '/home/work/libs/features/login/src/LoginPage.tsx': 30 }),
  { type: 'asset', fileName: 'assets/style.css' },
]);
const page = {
  name: 'login.html',
  scripts: [
    { file: 'assets/main.js', bytes: 5000 },
    { file: 'assets/page.js', bytes: 501 },
    { file: 'assets/unknown.js', bytes: 7 },
  ],
};

test('an npm package is listed as one module, and our own files individually', () => {
  expect([...contents.keys()]).toEqual(['assets/main.js', 'assets/page.js']);
  expect(Object.fromEntries(contents.get('assets/main.js') ?? [])).toEqual({
    'apps/portal/src/main.tsx': 100,
    'react-dom': 750,
    '@scope/inner': 140,
    'the bundler': 10,
  });
});

test('the large modules are those over 0.5 KB, with their share of the compressed bytes, largest first', () => {
  expect(largeModules(page, contents)).toEqual([
    { name: 'react-dom', bytes: 3750 },
    { name: '@scope/inner', bytes: 700 },
    { name: 'libs/features/login/src/LoginPage.tsx', bytes: 501 },
  ]);
});

test('a large module without a reason is reported', () => {
  expect(unexplainedModules([page], contents)).toEqual([
    'login.html loads @scope/inner (about 700 bytes) with its first view. Load it later, or give the reason in firstViewReasons.ts.',
  ]);
});

test('the report lists the scripts of a page in their order, and its large modules with their reasons', () => {
  const lines = bundleReport([page], contents).split('\n');
  expect(lines).toContain('3 scripts, 5508 bytes, plus the inline script.');
  expect(lines.filter((line) => line.startsWith('| assets'))).toEqual([
    '| assets/main.js | 5000 |',
    '| assets/page.js | 501 |',
    '| assets/unknown.js | 7 |',
  ]);
  expect(lines).toContain('| react-dom | 3750 | Renders and hydrates every page. |');
});
