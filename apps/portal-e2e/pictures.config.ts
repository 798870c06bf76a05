import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Takes the screenshots of the documentation: `npm run pictures
 * --workspace=@bank-bonuses/portal-e2e`.
 */
export default defineConfig({
  ...journeys,
  testDir: 'src/pictures',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results/pictures',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
});
