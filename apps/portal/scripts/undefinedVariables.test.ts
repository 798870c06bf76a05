import { expect, test } from 'vitest';
import { findUndefinedVariables } from './undefinedVariables.ts';

test('a variable that is used but never set is returned once', () => {
  const css = '.a{color:var(--ink);margin:var( --gap )}.b{color:var(--ink)}:root{--ground:#fff}';
  expect(findUndefinedVariables(css)).toEqual(['--gap', '--ink']);
});

test('a variable that is set in any rule, or has a fallback, is accepted', () => {
  const css = ':root{--ink:#000}.a{color:var(--ink);width:var(--later, 10px)}';
  expect(findUndefinedVariables(css)).toEqual([]);
});
