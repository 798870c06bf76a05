import { expect, test } from 'vitest';
import { judge } from './budgets.ts';

test('passes a page that is as heavy as its budget allows', () => {
  expect(judge([{ page: 'login.html', bytes: 125_000, limit: 125_000 }]).ok).toBe(true);
});

test('names the page that is one byte too heavy', () => {
  const { ok, lines } = judge([
    { page: 'login.html', bytes: 90_000, limit: 125_000 },
    { page: 'register.html', bytes: 125_001, limit: 125_000 },
  ]);
  expect(ok).toBe(false);
  expect(lines[0]).toMatch(/login\.html.*90\.0 of +125\.0 KB.*ok/);
  expect(lines[1]).toMatch(/register\.html.*TOO HEAVY/);
});
