import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstStylesOf } from './firstStyles.ts';

const dist = mkdtempSync(join(tmpdir(), 'first-styles-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, 'assets'));
writeFileSync(
  join(dist, 'assets/all.css'),
  [
    ':root{--ink:black}',
    '@layer base{:where(body){margin:0}:where(*,:before){box-sizing:border-box}}',
    ':where(:root){--paper:white}',
    ':root[data-theme=dark]{--ink:white}',
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:white}}',
    '.title{background:var(--paper);color:var(--ink)}',
    '.title:focus-visible{outline:1px solid}',
    '.dialog{color:red}',
    ':root[data-resumed] #root{visibility:hidden}',
    ':root[data-frame] .side{display:block}',
  ].join(''),
);
const page = (body: string) =>
  `<!doctype html><html><head><title>Page</title></head><body>${body}<link rel="stylesheet" href="/assets/all.css"></body></html>`;

test('the first styles contain the rules for the elements of the page, in every theme', async () => {
  const styles = await firstStylesOf(page('<h1 class="title">Login</h1>'), dist);
  expect(styles).toContain('.title{background:var(--paper);color:var(--ink)}');
  expect(styles).toContain(
    '@layer base{:where(body){margin:0}:where(*,:before){box-sizing:border-box}}',
  );
  expect(styles).toContain(':where(:root){--paper:white}');
  expect(styles).toContain(':root[data-theme=dark]{--ink:white}');
  expect(styles).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light])');
  expect(styles).not.toContain('.dialog');
});

test('the first styles contain the rules for the attributes that beforePaint.js sets', async () => {
  const styles = await firstStylesOf(page('<h1 class="title">Register</h1>'), dist);
  expect(styles).toContain(':root[data-resumed] #root{visibility:hidden}');
  expect(styles).toContain('[data-frame] .side{');
});

test('a page without styles is rejected', async () => {
  await expect(firstStylesOf('<html><body><p>Page</p></body></html>', dist)).rejects.toThrow(
    'has no styles',
  );
});
