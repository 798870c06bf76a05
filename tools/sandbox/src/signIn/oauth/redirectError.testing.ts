import { expect } from 'vitest';

/**
 * Returns the error parameters of a redirect URL. Checks that they are the same in query and
 * fragment.
 */
export function redirectErrorOf(url: URL) {
  const query = Object.fromEntries(url.searchParams);
  const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  const { a, b, ...errors } = query;
  expect(fragment).toEqual({ ...errors, sb: '' });
  return errors;
}
