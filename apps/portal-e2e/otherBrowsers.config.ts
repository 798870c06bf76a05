import { defineConfig } from '@playwright/test';
import type { OtherBrowserOptions } from './src/otherBrowsers/test.ts';

/** The main journeys in Firefox and WebKit: `npm run test:full` runs them. */
export default defineConfig<object, OtherBrowserOptions>({
  globalSetup: './globalSetup.config.ts',
  testDir: 'src/otherBrowsers',
  testMatch: '**/*.browsers.ts',
  outputDir: 'test-results/otherBrowsers',
  // A single test is selected with `file:line` or `--grep`, so `test.only` must not be committed.
  forbidOnly: true,
  retries: 0,
  workers: 1,
  // These time-outs only catch tests that hang: they are long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/otherBrowsers.json' }]],
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
});
