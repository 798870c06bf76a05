import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname, {
      alone: [
        // After a server rendering with a context, React warns at each later rendering in the same
        // page.
        'src/page/hydration.test.tsx',
      ],
    }),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testSetup.ts'],
  },
});
