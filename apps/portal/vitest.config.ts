import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname, {
      include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
      // Renders whole portals, which keep listening to events of the page until it ends.
      alone: ['src/start/startPortal.test.tsx'],
    }),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testing/setup.ts'],
  },
});
