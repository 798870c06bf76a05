// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lazyCode } from './vitePlugin.ts';

/**
 * The sources of a page that loads modules on demand. The letter and the card share an import: the
 * paper.
 */
const sources = {
  'page.js': `
    export const openLetter = () => import('./letter.js');
    export const openCard = () => import('./card.js');
    export const openStamp = () => import('./stamp.js');`,
  'letter.js': `import { paper } from './paper.js'; export const letter = 'a letter on ' + paper;`,
  'card.js': `import { paper } from './paper.js'; export const card = 'a card on ' + paper;`,
  'paper.js': `export const paper = ['paper'].join();`,
  'stamp.js': `export const stamp = 'a stamp';`,
};

interface Page {
  openLetter: () => Promise<{ letter: string }>;
  openStamp: () => Promise<{ stamp: string }>;
}

let folder: string;
const dist = () => join(folder, 'dist');
const buildPage = (options: { cssCodeSplit: boolean; plugins?: Plugin[] }) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: '/portal/',
    plugins: [options.plugins, lazyCode()],
    build: {
      cssCodeSplit: options.cssCodeSplit,
      rolldownOptions: {
        input: join(folder, 'page.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-bonuses-lazy-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  await buildPage({ cssCodeSplit: false });
});
afterAll(() => rm(folder, { recursive: true }));

test("each import of the built page waits for its file and that file's imports", async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const fetched = vi.fn<(url: string) => Promise<Response>>().mockImplementation(offline);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { querySelector: () => null });
  const page = (await import(pathToFileURL(join(dist(), 'page.js')).href)) as Page;

  await expect(page.openLetter()).rejects.toMatchObject({ name: 'LazyCodeError' });
  expect(fetched.mock.calls.map(([url]) => url).sort()).toEqual([
    '/portal/letter.js',
    '/portal/paper.js',
  ]);
  fetched.mockClear();
  await expect(page.openStamp()).rejects.toMatchObject({ name: 'LazyCodeError' });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/portal/stamp.js']);

  fetched.mockImplementation(async (url) => {
    const text = await readFile(join(dist(), url.replace('/portal/', '')));
    return new Response(text, { headers: { 'content-type': 'text/javascript' } });
  });
  expect((await page.openLetter()).letter).toBe('a letter on paper');
  expect((await page.openStamp()).stamp).toBe('a stamp');
});

test('rejects a build that splits the stylesheets', async () => {
  await expect(buildPage({ cssCodeSplit: true })).rejects.toThrow('set build.cssCodeSplit');
});

test('rejects a build whose imports it could not wrap', async () => {
  const other: Plugin = {
    name: 'other',
    enforce: 'pre',
    load: (id: string) =>
      id.includes('preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  };
  await expect(buildPage({ cssCodeSplit: false, plugins: [other] })).rejects.toThrow(
    'This version of Vite',
  );
});
