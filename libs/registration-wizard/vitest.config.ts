import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname, {
      // Run separately: their `beforeunload` prompts would disturb other tests in the same page.
      alone: ['src/draft/useDraft.test.tsx', 'src/draft/LeaveQuestion.test.tsx'],
    }),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup', './src/testSetup.ts'],
  },
});
