import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sharedTest, sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...sharedTest,
    include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testing/setup.ts'],
  },
});
