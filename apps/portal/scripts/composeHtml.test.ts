import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeHtml } from './composeHtml.ts';
import { findInlineCode } from './inlineCode.ts';

const template = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');

const page = {
  title: 'Login · A & B',
  html: '<main>$& stays as it is</main>',
  mark: '/login',
  beforePaint: 'beforePaint()',
  firstStyles: 'p{margin:0}',
  fontStyles: '@font-face{font-family:A}',
  assets: { styles: ['assets/a.css'], scripts: ['assets/main.js', 'assets/login.js'] },
};

test('the HTML has the inline script first, then the resources of the first paint, and all styles last', () => {
  const html = composeHtml(template, page);
  const order = ['beforePaint()', '<style>', 'main.js', 'login.js', '<main>', 'a.css'].map((text) =>
    html.indexOf(text),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(html).not.toContain('/src/');
});

test('the HTML contains the rendered page, its marker and an empty settings block', () => {
  const html = composeHtml(template, page);
  expect(html).toContain('<div id="root" data-page="/login"><main>$& stays as it is</main></div>');
  expect(html).toContain('<script type="application/json" id="portal-config">{}</script>');
  expect(html).toContain('<title>Login · A &#38; B</title>');
});

test('the HTML lists the files that the inline script preloads', () => {
  const signedIn = ['assets/area.js', 'assets/query.js'];
  const preload = {
    signedIn,
    home: ['assets/home.js'],
    homePaths: ['/', '/home'],
    framedPaths: ['/home', '/bonuses'],
  };
  expect(composeHtml(template, { ...page, preload })).toContain(
    '<script data-preload="/assets/area.js /assets/query.js" data-home="/ /home"' +
      ' data-preload-home="/assets/home.js" data-framed="/home /bonuses">beforePaint()</script>',
  );
  expect(composeHtml(template, page)).not.toContain('data-preload');
});

test('the HTML declares the font before the inline script, without delaying the first paint', () => {
  expect(composeHtml(template, page)).toContain(
    '<style id="web-font" media="not all">@font-face{font-family:A}</style><script>beforePaint()',
  );
});

test('the HTML contains no other inline code', () => {
  const own = [page.beforePaint, page.firstStyles, page.fontStyles];
  expect(findInlineCode(composeHtml(template, page), own)).toEqual([]);
});

test('a template that lacks a part is rejected', () => {
  expect(() => composeHtml('<html></html>', page)).toThrow('index.html has no');
});
