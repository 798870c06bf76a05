/**
 * Whether this is a run of `npm run test:full`. It also runs test matrices, kill loops, the tests
 * of the tools and all files named `*.full.*`. Stories load this module in the browser, which has no
 * `process`.
 */
export const isFull = globalThis.process?.env['FULL'] === '1';

/** Glob pattern of the test files that only full runs include. */
export const fullFiles = '**/*.full.*';
