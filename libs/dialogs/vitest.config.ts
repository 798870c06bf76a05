import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup'],
  },
});
