import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { fullFiles, isFull } from './full.ts';

export { sourceCondition, sourceResolution } from './sourceResolution.ts';

/** The report of the current Nx target (such as `test`), which `npm test` reads. */
const outputFile = `reports/${process.env['NX_TASK_TARGET_TARGET'] ?? 'test'}.json`;

/** The Vitest settings of all projects. */
export const sharedTest = {
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, ...(isFull ? [] : [fullFiles])],
  reporters: ['default', ['json', { outputFile }]],
  // Long time-outs, so that tests fail only if they hang, not because the machine is busy.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubGlobals: true,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Returns the test settings of a package with components, as two Vitest projects. A `*.test.tsx`
 * file runs in jsdom, after the set-up files. A `*.test.ts` file runs in Node without set-up,
 * because loading jsdom takes 0.4 seconds for each file.
 */
export function componentTest(setupFiles: string[], folders = ['src']) {
  // Removes `include`, because Vitest would merge it with the list of each project.
  const { include: _everyTest, ...shared } = sharedTest;
  const files = (ending: string) => folders.map((folder) => `${folder}/**/*.test.${ending}`);
  return {
    ...shared,
    projects: [
      { extends: true as const, test: { name: 'node', include: files('ts') } },
      {
        extends: true as const,
        test: { name: 'jsdom', include: files('tsx'), environment: 'jsdom', setupFiles },
      },
    ],
  };
}
