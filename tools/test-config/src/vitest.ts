import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { fullFiles, isFull } from './full.ts';

export { sourceCondition, sourceResolution } from './sourceResolution.ts';

/** `npm test` reads the report of each target, `test` or `stories-…`. */
const outputFile = `reports/${process.env['NX_TASK_TARGET_TARGET'] ?? 'test'}.json`;

/** The settings that every project's tests share. */
export const sharedTest = {
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, ...(isFull ? [] : [fullFiles])],
  reporters: ['default', ['json', { outputFile }]],
  // Deadlines catch what hangs; a busy machine is no failure.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubGlobals: true,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Returns the settings of a project's tests, split into two Vitest projects: files that share one page and one set of
 * modules, loaded once, and files with their own: those that replace modules, and those in `alone`, which test how
 * something is loaded for the first time.
 */
export function togetherAndAlone(
  root: string,
  { include = sharedTest.include, alone: named = [] as string[] } = {},
) {
  // Lists of a project are added to those above it, so this one stands in the projects only.
  const { include: _above, ...shared } = sharedTest;
  const replacesModules = (file: string) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));
  const files = globSync(include, { cwd: root, exclude: isFull ? [] : [fullFiles] }).sort();
  const alone = files.filter((file) => named.includes(file) || replacesModules(file));
  const together = files.filter((file) => !alone.includes(file));
  return {
    ...shared,
    // A file that passes only before or after another one would hide a fault. Vitest prints the seed.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        extends: true as const,
        test: {
          name: 'together',
          include: together,
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'cleanPage.ts')],
        },
      },
      {
        extends: true as const,
        // A group of its own: between two files that share a page, a file with its own page would end that page.
        test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  };
}
