import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  test: {
    ...sharedTest,
    // One worker without isolation: the files share one mock server, whose modules take long to load.
    maxWorkers: 1,
    isolate: false,
    setupFiles: ['src/test/setup.testing.ts'],
  },
});
