import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the portal, of its screens, and of the forms and dialogs that several screens use
 * run in one process: loading the kit once for each package took longer than their tests.
 */
export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname, {
      include: [
        '{src,scripts,bench}/**/*.test.{ts,tsx}',
        '../../libs/{features/*,second-factor,dialogs}/src/**/*.test.{ts,tsx}',
      ],
      // Runs in its own environment: each test renders a complete portal, which listens to events
      // of the document until the environment is torn down.
      alone: ['src/start/start.test.tsx'],
    }),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testing/setup.ts'],
  },
});
