import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sourceResolution, togetherAndAlone } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname, {
      include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
    }),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testing/setup.ts'],
  },
});
