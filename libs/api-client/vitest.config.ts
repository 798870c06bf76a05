import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  test: { ...sharedTest, setupFiles: ['src/test/setup.testing.ts'] },
});
