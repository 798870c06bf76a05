import { defineConfig } from '@playwright/test';
import type { OtherBrowserOptions } from './src/otherBrowsers/test.ts';

/** The main journeys in Firefox and WebKit: `npm run test:full` runs them. */
export default defineConfig<object, OtherBrowserOptions>({
  testDir: 'src/otherBrowsers',
  testMatch: '**/*.browsers.ts',
  outputDir: 'test-results/otherBrowsers',
  // One test is chosen by `file:line` or `--grep`; what is written down must not leave the others out.
  forbidOnly: true,
  retries: 0,
  // One browser and one sandbox at a time.
  workers: 1,
  // Deadlines catch what hangs; a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/otherBrowsers.json' }]],
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
});
