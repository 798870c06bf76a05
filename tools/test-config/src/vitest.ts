import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { fullFiles, isFull } from './full.ts';

export { sourceCondition, sourceResolution } from './sourceResolution.ts';

/** The report of the Nx target (`test` or `stories-…`), which `npm test` reads. */
const outputFile = `reports/${process.env['NX_TASK_TARGET_TARGET'] ?? 'test'}.json`;

/** The Vitest settings of all projects. */
export const sharedTest = {
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, ...(isFull ? [] : [fullFiles])],
  reporters: ['default', ['json', { outputFile }]],
  // Long time-outs: they only catch tests that hang, not a busy machine.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubGlobals: true,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Returns the test settings of a project, split into two Vitest projects. Most files share one page and one
 * set of loaded modules. Files that replace modules, and files in `alone` that test a first load, get their
 * own.
 */
export function togetherAndAlone(
  root: string,
  { include = sharedTest.include, alone: named = [] as string[] } = {},
) {
  // Vitest merges the lists of a project with the root's, so `include` is set only in the projects.
  const { include: _above, ...shared } = sharedTest;
  const replacesModules = (file: string) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));
  const files = globSync(include, { cwd: root, exclude: isFull ? [] : [fullFiles] }).sort();
  const alone = files.filter((file) => named.includes(file) || replacesModules(file));
  const together = files.filter((file) => !alone.includes(file));
  return {
    ...shared,
    // A random order reveals files that depend on other files. Vitest prints the seed.
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
        // Runs in a later group: a file with its own page would close the page that the other files share.
        test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  };
}
