import { expect, test } from 'vitest';
import {
  dueRequirementIn,
  htmlFileOf,
  isRecovery,
  isSignedInPath,
  paths,
  publicPages,
  signedInPages,
  typedEmailIn,
} from './routes.ts';

test('public and signed-in pages are disjoint', () => {
  for (const page of signedInPages) expect(isSignedInPath(page)).toBe(true);
  for (const page of publicPages) expect(isSignedInPath(page)).toBe(false);
});

test.each([
  '/dashboard/',
  '/Dashboard',
  '//dashboard',
  '/nowhere',
  '',
  'https://evil.example/dashboard',
])('%j is not a signed-in page', (path) => {
  expect(isSignedInPath(path)).toBe(false);
});

test('only the query type=recovery selects the recovery mode', () => {
  expect(isRecovery('?type=recovery')).toBe(true);
  expect(isRecovery('code=1&type=recovery')).toBe(true);
  expect(isRecovery('?type=signup')).toBe(false);
  expect(isRecovery('')).toBe(false);
  expect(paths.resetPassword).toBe('/reset-password');
});

test.each([
  ['/login', 'login.html'],
  ['/login/', 'login.html'],
  ['/reset-password?type=recovery&code=1', 'set-new-password.html'],
  ['/reset-password?type=signup', 'reset-password.html'],
  ['/dashboard', 'index.html'],
  ['/', 'index.html'],
  ['/constructor', 'index.html'],
])('the HTML of %s is %s', (url, file) => {
  expect(htmlFileOf(new URL(url, 'http://portal.example.com'))).toBe(file);
});

test.each([
  [{ email: 'alex@example.com' }, 'alex@example.com'],
  [{ email: 7 }, ''],
  [{}, ''],
  [null, ''],
  ['alex@example.com', ''],
])('in the router state %j the typed address is %j', (state, email) => {
  expect(typedEmailIn(state)).toBe(email);
});

test('a router state names a due requirement only if both its parts are texts', () => {
  const due = { bank: 'Chase', requirement: 'Open the account' };
  expect(dueRequirementIn(due)).toEqual(due);
  for (const state of [null, 'Chase', { bank: 'Chase' }, { ...due, requirement: 7 }]) {
    expect(dueRequirementIn(state)).toBeUndefined();
  }
});
