import { componentTest, sourceResolution } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the portal, of its screens, and of the forms and dialogs that several screens use
 * run together, so that the kit is compiled once instead of once for each package.
 */
export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: componentTest(
    ['@bank-bonuses/testing/setup', './src/testing/setup.ts'],
    ['{src,scripts,bench}', '../../libs/{features/*,second-factor,dialogs}/src'],
  ),
});
