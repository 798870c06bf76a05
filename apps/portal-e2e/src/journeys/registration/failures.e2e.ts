import type { Page } from '@playwright/test';
import { failedRequest, lostRequest } from '../../fixtures/guard.ts';
import { holdNext } from '../../fixtures/network/hold.ts';
import { photo } from '../../fixtures/photos/photos.ts';
import {
  mockNextRegistration,
  loseNextResponse,
  registerPattern,
  registrationFailed,
  replaceNextResponse,
  watchAttempts,
} from '../../fixtures/network/register.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectFailedStep,
  expectStep,
  expectSuccess,
  errorBox,
  fillStep,
  fillWizard,
  next,
  openWizard,
  submit,
  walk,
} from '../../pages/wizard.ts';
import { allAnswers } from '../../pages/wizardAnswers.ts';
import { field } from '../../pages/wizardFields.ts';

const mayHaveArrived = /Your registration may still have arrived/;

async function expectError(page: Page, text: string | RegExp): Promise<void> {
  await expectFailedStep(page, 5);
  await expect(errorBox(page)).toBeFocused();
  await expect(errorBox(page)).toContainText(text);
}

test(
  'a customer who goes offline on the first step continues when online again',
  { tag: '@registration' },
  async ({ page, context, applicant, guard }) => {
    guard.allowConsole(lostRequest);
    await openWizard(page);
    await context.setOffline(true);
    await fillStep(page, 1, applicant);
    await next(page);
    await expectFailedStep(page, 1);
    await expect(errorBox(page)).toBeFocused();
    await expect(errorBox(page)).toHaveText(
      'The next step could not be loaded. Please check your connection and try again.',
    );
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'online again' })).toBeAttached();
    await next(page);
    await expectStep(page, 2);
    await walk(page, 2, 1);
    await expect(field(page, 'Password')).toHaveValue(applicant.password);
  },
);

test(
  'answers and photos survive every error of the network and the service',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant, sandbox, guard }) => {
    guard.allowConsole(failedRequest(500), failedRequest(502), lostRequest, registrationFailed);
    const noDetail = 'Failed to register account. Please try again later.';
    await fillWizard(page, applicant, {
      photos: { back: await photo('wide.jpg', { width: 1000, height: 500, kind: 'back' }) },
      foreigner: { status: 'Permanent Resident', country: 'Japan' },
      irsWithholding: true,
      billing: {
        line1: '7 Quay Road',
        line2: 'Unit 3',
        city: 'Hamilton',
        state: 'ON',
        zip: 'L8P 4X3',
        country: 'Canada',
      },
      banks: [
        { institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] },
        { institution: 'E*TRADE', accountTypes: ['Personal Brokerage'] },
      ],
      referredBy: 'Kim Friend',
    });
    const entered = await allAnswers(page);
    for (const bank of [/^Listed: Chase\s/, /^Listed: E\*TRADE\s/])
      expect(entered[5]).toContainEqual(expect.stringMatching(bank));

    await test.step('offline', async () => {
      await context.setOffline(true);
      await submit(page);
      await expectError(page, /Check your internet connection/);
      await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('an error without a reason', async () => {
      const body = '<!doctype html><h1>Bad gateway</h1>';
      await mockNextRegistration(page, 502, { body, contentType: 'text/html' });
      await submit(page);
      await expectError(page, noDetail);
      await expectError(page, mayHaveArrived);
    });
    await test.step('an error with a reason', async () => {
      await mockNextRegistration(page, 500, { json: { detail: 'The service is asleep' } });
      await submit(page);
      await expectError(page, 'The service is asleep');
    });
    await test.step('a connection that breaks after the service has received the registration', async () => {
      await loseNextResponse(page);
      await submit(page);
      await expectError(page, mayHaveArrived);
    });

    expect(await allAnswers(page)).toEqual(entered);
    await submit(page);
    await expectSuccess(page);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);

test(
  'the wizard shows success after registering and charging, even if the response is unreadable',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox }) => {
    await fillWizard(page, applicant);
    await replaceNextResponse(page);
    await submit(page);
    await expectSuccess(page);
    const receipt = page.getByRole('region', { name: 'Your receipt' });
    await expect(receipt.getByText('$5,150.00', { exact: true })).toBeVisible();
    await expect(receipt.getByText('Reference')).toHaveCount(0);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);

test(
  'after a minute without a response the page says that the registration may have arrived',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant, sandbox, guard }) => {
    guard.allowConsole(lostRequest, registrationFailed);
    await page.clock.install();
    await fillWizard(page, applicant);
    const entered = await allAnswers(page);
    const attempts = watchAttempts(page);
    const goOn = await holdNext(page, registerPattern);
    await submit(page);
    await expect(page.getByRole('button', { name: 'Registering...' })).toBeVisible();
    // The request reaches the service, but its response is lost.
    await goOn(async (route) => {
      expect((await route.fetch()).status()).toBe(201);
    });
    await page.clock.fastForward(60_000);
    await expectError(page, /It may still have arrived\. Please try again/);

    expect(await allAnswers(page)).toEqual(entered);
    await submit(page);
    await expectSuccess(page);
    expect(attempts.signUps).toBe(1);
    expect(attempts.registrations).toHaveLength(2);
    expect((await onlyRegistration(sandbox.url, applicant.email)).charges).toBe(1);
  },
);
