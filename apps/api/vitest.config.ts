import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';
import { databaseTests, embeddedTests, serviceTests } from './src/testing/databaseTests.ts';

/** One worker without isolation: every file shares one database, which takes seconds to create. */
const shareDatabase = { maxWorkers: 1, isolate: false };

// Lists of a project are added to those above it, so this one has to stand in the projects alone.
const { include: _everyTest, ...shared } = sharedTest;

export default defineConfig({
  ...sourceResolution,
  test: {
    ...shared,
    // A whole program is started in some tests, perhaps beside many others.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: serviceTests(),
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...shareDatabase,
          name: 'embedded',
          provide: { databaseKind: 'pglite' },
          include: embeddedTests(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shareDatabase,
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
          // Whole lives of a service, hundreds of them with FULL=1.
          testTimeout: 3_600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
