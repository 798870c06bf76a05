import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sourceResolution, togetherAndAlone } from '../../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup'],
  },
});
