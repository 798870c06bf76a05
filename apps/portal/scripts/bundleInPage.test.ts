import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleInPage } from './bundleInPage.ts';

test('makes one small script of all that the early Home needs, which prepares nothing before it is used', async () => {
  const code = await bundleInPage('src/start/shell.ts');
  expect(brotliCompressSync(code).length).toBeLessThan(5_600);
  // One import is left: of the entry, by the name that the page tells.
  expect(code.replace(/\bimport\([\w$]+\)/, '')).not.toMatch(/\bimport\b|\bexport\b|<\/script/);
  // Without early calls it ends at once; what it would prepare takes a slow phone a while.
  const prepared: unknown[] = [];
  const intl = new Proxy(Intl, { get: (_intl, name) => prepared.push(name) });
  const nothing = () => undefined;
  const document = {
    readyState: 'complete',
    getElementById: () => null,
    addEventListener: nothing,
  };
  runInNewContext(code, {
    window: {},
    document,
    addEventListener: nothing,
    Intl: intl,
    AbortController,
  });
  expect(prepared).toEqual([]);
  expect(code).toContain('Intl.NumberFormat');
});
