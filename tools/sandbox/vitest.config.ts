import { defineConfig } from 'vitest/config';
import { sharedTest, sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  test: {
    ...sharedTest,
    // One worker without isolation: every file shares one embedded database, which takes seconds to create.
    maxWorkers: 1,
    isolate: false,
  },
});
