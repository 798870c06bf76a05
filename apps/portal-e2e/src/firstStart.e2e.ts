import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { preparedFolder, Sandbox } from './fixtures/sandbox.ts';

test('the sandbox starts on an empty folder and ends cleanly', async ({}, testInfo) => {
  const folder = preparedFolder(testInfo);
  await rm(folder, { recursive: true, force: true });
  const sandbox = new Sandbox(folder);
  await sandbox.start();
  const page = await fetch(`${sandbox.url}/login`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Welcome back');
  await sandbox.stop();
});
