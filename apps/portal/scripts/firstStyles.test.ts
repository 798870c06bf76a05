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

test('the first styles hide the first step of a resumed registration, on the registration page only', async () => {
  const title = '<h1 class="title">Register</h1>';
  const on = (address: string) =>
    firstStylesOf(page(`<div id="root" data-page="${address}">${title}</div>`), dist);
  expect(await on('/register')).toContain(':root[data-resumed] #root{visibility:hidden}');
  expect(await on('/login')).not.toContain('data-resumed');
});

test('the first styles contain the rules of the frame on the signed-in pages only', async () => {
  const title = '<h1 class="title">Home</h1>';
  const rule = '[data-frame] .side{';
  const framed = await firstStylesOf(page(`${title}<script data-framed="/home"></script>`), dist);
  expect(framed).toContain(rule);
  const unframed = await firstStylesOf(page(title), dist);
  expect(unframed).not.toContain(rule);
});

test('the first styles set no variable that they do not use', async () => {
  writeFileSync(
    join(dist, 'assets/variables.css'),
    [
      ':root{--mark:"a;b";--ink:black;--unread:1px;--sans:"A font", Arial;--edge:var(--thin) solid;--thin:1px}',
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--unread:2px;--ink:white}}',
      '.title{--own:2px;color:var(--ink);font-family:var(--sans,serif);--alone:3px;gap:var(--own)}',
    ].join(''),
  );
  const html = page('<h1 class="title">Login</h1>').replace('all.css', 'variables.css');
  expect(await firstStylesOf(html, dist)).toBe(
    [
      ':root{--ink:black;--sans:"A font", Arial;}',
      '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:white}}',
      '.title{--own:2px;color:var(--ink);font-family:var(--sans,serif);gap:var(--own)}',
    ].join(''),
  );
});

test('the first styles set the variables that a script in the page reads', async () => {
  writeFileSync(
    join(dist, 'assets/read.css'),
    ':root{--ink:black;--bar:var(--gold);--gold:gold;--unread:1px}.title{color:var(--ink)}',
  );
  const html = page('<h1 class="title">Login</h1>').replace('all.css', 'read.css');
  expect(await firstStylesOf(html, dist, 'style.getPropertyValue(`--bar`)')).toContain(
    ':root{--ink:black;--bar:var(--gold);--gold:gold;}',
  );
});

test('a page without styles is rejected', async () => {
  await expect(firstStylesOf('<html><body><p>Page</p></body></html>', dist)).rejects.toThrow(
    'has no styles',
  );
});
