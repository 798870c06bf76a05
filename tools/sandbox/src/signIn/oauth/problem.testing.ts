import { expect } from 'vitest';

/** The errors that the site is told, which stand in the query and in the fragment alike. */
export function problemOf(url: URL) {
  const query = Object.fromEntries(url.searchParams);
  const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  const { a, b, ...errors } = query;
  expect(fragment).toEqual({ ...errors, sb: '' });
  return errors;
}
