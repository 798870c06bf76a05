import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeHtml } from './composeHtml.ts';

const template = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');

const page = {
  title: 'Login · A & B',
  html: '<main>$& stays as it is</main>',
  mark: 'login.html',
  beforePaint: 'beforePaint()',
  firstStyles: 'p{margin:0}',
  fontStyles: '@font-face{font-family:A}',
  stylesheet: 'assets/a.css',
  scripts: ['assets/main.js', 'assets/login.js'],
};

test('the HTML has the inline script first, then the scripts, the content, and all styles last', () => {
  const html = composeHtml(template, page);
  const order = [
    '<style id="web-font" media="not all">@font-face{font-family:A}</style>',
    '<script>beforePaint()</script>',
    '<style>p{margin:0}</style>',
    '<script type="module" src="/assets/main.js">',
    '<link rel="modulepreload" href="/assets/login.js">',
    '<div id="root" data-page="login.html"><main>$& stays as it is</main></div>',
    '<link rel="stylesheet" href="/assets/a.css">',
  ].map((text) => html.indexOf(text));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(html).not.toContain('/src/');
  expect(html).toContain('<title>Login · A &#38; B</title>');
});

test('the HTML lists the files that the inline script preloads', () => {
  const data = { preload: ['/assets/area.js', '/assets/query.js'], home: ['/', '/dashboard'] };
  expect(composeHtml(template, { ...page, data })).toContain(
    '<script data-preload="/assets/area.js /assets/query.js" data-home="/ /dashboard">',
  );
});

test('a template that lacks a part is rejected', () => {
  expect(() => composeHtml('<html></html>', page)).toThrow('index.html has no');
});
