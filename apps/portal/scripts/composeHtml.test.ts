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
  beforePaint: 'assets/beforePaint.js',
  assets: { styles: ['assets/a.css'], scripts: ['assets/main.js', 'assets/login.js'] },
};

test('asks for the styles first, then the scripts, the entry before its imports', () => {
  const html = composeHtml(template, page);
  const order = ['a.css', 'beforePaint.js', 'main.js', 'login.js'].map((file) =>
    html.indexOf(file),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(html).not.toContain('/src/');
});

test('carries the rendered page, its mark and an empty settings block', () => {
  const html = composeHtml(template, page);
  expect(html).toContain('<div id="root" data-page="/login"><main>$& stays as it is</main></div>');
  expect(html).toContain('<script type="application/json" id="portal-config">{}</script>');
  expect(html).toContain('<title>Login · A &#38; B</title>');
});

test('lets the styles go first only where the HTML shows the page already', () => {
  expect(composeHtml(template, page).match(/fetchpriority="low"/g)).toHaveLength(2);
  expect(composeHtml(template, { ...page, mark: undefined })).not.toContain('fetchpriority');
});

test('tells the first script what to ask for ahead, where there is something', () => {
  const signedIn = ['assets/area.js', 'assets/query.js'];
  const ahead = { signedIn, home: ['assets/home.js'], homePaths: ['/', '/home'] };
  expect(composeHtml(template, { ...page, ahead })).toContain(
    '<script src="/assets/beforePaint.js" data-ahead="/assets/area.js /assets/query.js"' +
      ' data-home="/ /home" data-ahead-home="/assets/home.js"></script>',
  );
  expect(composeHtml(template, page)).not.toContain('data-ahead');
});

test('brings no inline code of its own', () => {
  expect(findInlineCode(composeHtml(template, page))).toEqual([]);
});

test('refuses a template that lacks a part', () => {
  expect(() => composeHtml('<html></html>', page)).toThrow('index.html has no');
});
