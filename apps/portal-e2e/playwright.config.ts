import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { defineConfig } from '@playwright/test';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';
import { wholeTextsInSnapshots } from './src/fixtures/memory/heapSnapshot.ts';

const browser = browserLaunchOptions();
/** `npm test` runs several targets side by side, each with a report and a folder of results of its own. */
const target = process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: `test-results/${target}`,
  fullyParallel: true,
  // One test is chosen by `file:line` or `--grep`; what is written down must not leave the others out.
  forbidOnly: true,
  retries: 0,
  // `npm run test:full` also runs the journeys with the tag `@full` and the files that hold no others.
  ...(!isFull && { grepInvert: /@full/, testIgnore: fullFiles }),
  // A browser and a sandbox for each worker. Two leave a fifth of two cores idle, waiting for each other.
  workers: 3,
  // Deadlines catch what hangs; a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `reports/${target}.json` }]],
  use: {
    browserName: 'chromium',
    // A camera that shows a moving picture; a page still needs leave to use it.
    launchOptions: {
      ...browser,
      args: [...browser.args, '--use-fake-device-for-media-stream', wholeTextsInSnapshots],
    },
    // A trace keeps each action with the document as it stood then, which costs a tenth of the time. A
    // failure is photographed and its page described; `--trace on` shows the whole way there.
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
