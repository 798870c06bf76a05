import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';
import { databaseTests, embeddedTests, serviceTests } from './src/testing/databaseTests.ts';

/** Without isolation the files of a worker share its modules and its database, which takes seconds to create. */
const shared = { maxWorkers: 2, isolate: false };

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
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'service',
          include: serviceTests(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'embedded',
          provide: { databaseKind: 'pglite' },
          include: embeddedTests(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'postgres',
          provide: { databaseKind: 'postgres' },
          include: databaseTests(),
          globalSetup: 'src/testing/postgresSetup.ts',
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'resilience',
          include: ['resilience/**/*.resilience.ts'],
          globalSetup: 'resilience/postgresSetup.ts',
          maxWorkers: 2,
          // These tests start and kill the service repeatedly, hundreds of times with FULL=1.
          testTimeout: 3_600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
