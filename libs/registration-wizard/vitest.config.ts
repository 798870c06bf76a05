import { componentTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: componentTest(['@bank-bonuses/testing/setup', './src/testSetup.ts']),
});
