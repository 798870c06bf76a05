import { sharedTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...sharedTest,
    environment: 'jsdom',
    setupFiles: ['./src/setup.ts'],
  },
});
