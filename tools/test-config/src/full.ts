/**
 * Whether this is `npm run test:full`, which also runs matrices, kill loops, the tests of the tools and every file
 * named `*.full.*`.
 */
export const isFull = process.env['FULL'] === '1';

/** The test files that only a full run has. */
export const fullFiles = '**/*.full.*';
