import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { defineConfig } from '@playwright/test';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';

const browser = browserLaunchOptions();

/** Playwright's builds of Firefox and WebKit, which run the journeys with this tag. */
const otherBrowsers = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  grep: /@every-browser/,
  // A screenshot adds a style to the page. In Firefox, the page's content policy blocks it.
  use: { browserName, screenshot: 'off' as const },
}));

export default defineConfig({
  globalSetup: './globalSetup.config.ts',
  testDir: 'src/journeys',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A single test is selected with `file:line` or `--grep`, so `test.only` must not be committed.
  forbidOnly: true,
  retries: 0,
  ...(!isFull && { testIgnore: fullFiles }),
  // Each worker has its own browser; all use the sandbox that the global set-up starts.
  workers: 2,
  // These time-outs only catch tests that hang: they are long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  projects: [
    {
      name: 'chromium',
      use: {
        // Provides a fake camera that shows a moving picture; a page still needs the camera
        // permission.
        launchOptions: {
          ...browser,
          args: [...browser.args, '--use-fake-device-for-media-stream'],
        },
      },
    },
    ...(isFull ? otherBrowsers : []),
  ],
  use: {
    // A trace stores the document for each action, which takes a tenth of the run time. Without a
    // trace, a failed test still has a screenshot and a page snapshot; run it with `--trace on` to
    // see the preceding steps.
    trace: isFull ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
