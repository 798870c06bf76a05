import { expect, test } from 'vitest';
import { findInlineCode } from './inlineCode.ts';

test.each([
  ['<script>run()</script>'],
  ['<script type="module">run()</script>'],
  ['<style>p { color: red }</style>'],
  ['<p style="width: 50%">half</p>'],
  ['<button onclick="run()">Go</button>'],
  ['<a href="javascript:run()">Go</a>'],
  ['<img src="data:image/png;base64,AAAA">'],
  ['<template id="B:0"></template>'],
])('inline code is found in %s', (html) => {
  expect(findInlineCode(`<main>${html}</main>`)).toHaveLength(1);
});

test('script files, the settings block and words that look like code are accepted', () => {
  const html = [
    '<script src="/assets/entry.js"></script>',
    '<script type="application/json" id="portal-config">{}</script>',
    '<link rel="stylesheet" href="/assets/entry.css">',
    '<p>style="none" and onclick="never"</p>',
    '<input name="onboarding" aria-describedby="style">',
  ].join('');
  expect(findInlineCode(html)).toEqual([]);
});

test('inline code is accepted only if the policy allows it', () => {
  const html = '<script data-preload="/a.js">own()</script><style>p{margin:0}</style>';
  expect(findInlineCode(html, ['own()', 'p{margin:0}'])).toEqual([]);
  expect(findInlineCode(html, ['own() ', 'p{margin:1px}'])).toHaveLength(2);
});
