import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  test: {
    ...sharedTest,
    // One worker without isolation: every file shares one embedded database, which takes seconds to create.
    maxWorkers: 1,
    isolate: false,
    tags: [{ name: 'own', description: 'needs a sign-in service with its own clock and settings' }],
    globalSetup: ['src/testing/temporaryFolder.ts', 'src/testing/outsideSandbox.ts'],
    // Some tests start a whole program, and many other processes may be running at the same time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
