import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';
import { defineConfig } from 'vitest/config';

// Vitest appends a project's lists to the shared ones, so `include` is only defined in the
// projects.
const { include: _everyTest, ...everyProject } = sharedTest;

export default defineConfig({
  ...sourceResolution,
  test: {
    ...everyProject,
    // Some tests start the whole program, possibly while many other tests run.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{src,conformance,golden}/**/*.test.ts'],
          exclude: isFull ? [] : [fullFiles],
          globalSetup: 'src/testing/postgresSetup.ts',
          // Without isolation the files of a worker share its modules and its database.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'resilience',
          include: ['resilience/**/*.resilience.ts'],
          globalSetup: 'src/testing/postgresSetup.ts',
          // These tests start and kill the service repeatedly, hundreds of times with FULL=1.
          testTimeout: 3_600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
