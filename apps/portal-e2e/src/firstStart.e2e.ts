import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { preparedFolder, Sandbox } from './fixtures/sandbox.ts';

// This time-out is longer than the sandbox's own time-out for a start, so that the sandbox's error
// message is reported.
test.setTimeout(300_000);

test('the sandbox starts on an empty folder and exits cleanly', async () => {
  await rm(preparedFolder, { recursive: true, force: true });
  const sandbox = new Sandbox(preparedFolder);
  await sandbox.start();
  const page = await fetch(`${sandbox.url}/login`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Welcome back');
  await sandbox.stop();
});
