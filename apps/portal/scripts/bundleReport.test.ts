import { expect, test } from 'vitest';
import { bundleReport, contentsOf } from './bundleReport.ts';

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
    '/home/work/apps/portal/src/start/start.ts': 50,
    '/home/work/node_modules/react/index.js': 30,
    '/home/work/node_modules/react-dom/node_modules/@scope/scheduler/index.js': 20,
    '/home/work/libs/features/home/src/HomePage.tsx': 10,
    '\0vite/preload-helper.js': 5,
  }),
  { type: 'asset', fileName: 'assets/style.css' },
]);

test('counts the bytes of each package in each script', () => {
  expect([...contents.keys()]).toEqual(['assets/main.js']);
  expect(Object.fromEntries(contents.get('assets/main.js') ?? [])).toEqual({
    'apps/portal': 150,
    react: 30,
    '@scope/scheduler': 20,
    'libs/features/home': 10,
    'the bundler': 5,
  });
});

test('tells for each page its scripts in their order, and what most of each is', () => {
  const scripts = [
    { file: 'assets/main.js', bytes: 90 },
    { file: 'assets/unknown.js', bytes: 7 },
  ];
  const report = bundleReport([{ name: 'login.html', scripts }], contents);
  expect(report).toContain(
    '## login.html\n\n2 scripts, 97 bytes, beside the script in the page itself.',
  );
  expect(report.split('\n').filter((line) => line.startsWith('| assets'))).toEqual([
    '| assets/main.js | 90 | apps/portal 150, react 30, @scope/scheduler 20, libs/features/home 10, 1 more |',
    '| assets/unknown.js | 7 |  |',
  ]);
});
