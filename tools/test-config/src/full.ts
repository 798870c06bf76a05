/**
 * Whether this run is `npm run test:full`, which adds test matrices, kill loops, the tests of the tools and
 * all files named `*.full.*`.
 */
export const isFull = process.env['FULL'] === '1';

/** The glob of test files for full runs only. */
export const fullFiles = '**/*.full.*';
