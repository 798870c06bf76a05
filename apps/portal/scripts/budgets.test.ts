import { expect, test } from 'vitest';
import { homeLimit, judge, publicPageLimit, registrationLimit } from './budgets.ts';

test('passes a page that is as heavy as its budget allows', () => {
  expect(judge([{ page: 'login.html', bytes: 125_000, limit: 125_000 }]).excesses).toEqual([]);
});

test('names the page that is one byte too heavy, its bytes and its budget', () => {
  const { lines, excesses } = judge([
    { page: 'login.html', bytes: 90_000, limit: 125_000 },
    { page: 'register.html', bytes: 125_001, limit: 125_000 },
  ]);
  expect(excesses).toEqual([
    'register.html has 125001 bytes of JavaScript (brotli), its budget is 125000 (scripts/budgets.ts).',
  ]);
  expect(lines[0]).toMatch(/login\.html.*90\.0 of +125\.0 KB.*ok/);
  expect(lines[1]).toMatch(/register\.html.*TOO HEAVY/);
});

test('no budget is above what was agreed for a page', () => {
  expect(publicPageLimit).toBeLessThanOrEqual(95_000);
  expect(registrationLimit).toBeLessThanOrEqual(105_000);
  expect(homeLimit).toBeLessThanOrEqual(195_000);
});
