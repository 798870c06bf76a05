import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { defineConfig } from '@playwright/test';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';

const browser = browserLaunchOptions();
/** `npm test` runs several targets in parallel, each with its own report and results folder. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: `test-results/${target}`,
  fullyParallel: true,
  // A single test is selected with `file:line` or `--grep`, so `test.only` must not be committed.
  forbidOnly: true,
  retries: 0,
  // Only `npm run test:full` runs journeys with the tag `@full`, and files that contain only such
  // journeys.
  ...(!isFull && { grepInvert: /@full/, testIgnore: fullFiles }),
  // Each worker has its own browser and sandbox. With two workers, a machine with two cores is idle
  // for a fifth of the time.
  workers: 3,
  // These time-outs only catch tests that hang: they are long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${target}.json` }]],
  use: {
    browserName: 'chromium',
    // Provides a fake camera that shows a moving picture; a page still needs the camera permission.
    launchOptions: {
      ...browser,
      args: [...browser.args, '--use-fake-device-for-media-stream'],
    },
    // A trace stores the document for each action, which takes a tenth of the run time. Without a
    // trace, a failed test still has a screenshot and a page snapshot; run it with `--trace on` to
    // see the preceding steps.
    trace: isFull ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    { name: 'first start', testMatch: 'firstStart.e2e.ts' },
    { name: 'journeys', testDir: 'src/journeys', dependencies: ['first start'] },
  ],
});
