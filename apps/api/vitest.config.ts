import { defineConfig } from 'vitest/config';
import { sharedTest, sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  test: {
    ...sharedTest,
    // One worker without isolation: every file shares one embedded database, which takes seconds to create.
    maxWorkers: 1,
    isolate: false,
    // A whole program is started in some tests, perhaps beside many others.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
