import type { Page } from '@playwright/test';
import { plainPhoto } from '../../fixtures/photos/photos.ts';
import { expectPhoto } from '../../fixtures/stored/storedPhotos.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, expectSuccess, fillStep, fillUpTo, next, submit } from '../../pages/wizard.ts';
import { preview } from '../../pages/wizardPhotos.ts';

const camera = (page: Page) => page.getByRole('dialog', { name: 'Take photo: Selfie Photo' });

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Take photo|Retake): Selfie Photo/ }).click();
  await expect(camera(page)).toBeVisible();
}

test(
  'a photo is taken with the live camera, previewed, retaken and used',
  { tag: '@registration' },
  async ({ page, context, applicant, sandbox }) => {
    await context.grantPermissions(['camera']);
    await fillUpTo(page, 4, applicant);
    await fillStep(page, 4, applicant);
    const chosen = await preview(page, 'selfie').getAttribute('src');

    await openCamera(page);
    const take = camera(page).getByRole('button', { name: 'Take photo' });
    await take.click();
    await expect(camera(page).getByRole('img', { name: /^The photo you took/ })).toBeVisible();
    await camera(page).getByRole('button', { name: 'Retake' }).click();
    await take.click();
    await camera(page).getByRole('button', { name: 'Use photo' }).click();
    await expect(camera(page)).toBeHidden();
    await expect(preview(page, 'selfie')).not.toHaveAttribute('src', chosen ?? '');

    await next(page);
    await expectStep(page, 5);
    await fillStep(page, 5, applicant, { payment: 'wire' });
    await submit(page);
    await expectSuccess(page);
    const { documents } = await onlyRegistration(sandbox.url, applicant.email);
    const selfie = documents.find(({ kind }) => kind === 'selfie_photo');
    if (!selfie) throw new Error('No selfie is stored');
    await expectPhoto(sandbox.url, selfie);
    expect(selfie.height).toBeGreaterThan(selfie.width);
  },
);

test(
  'a blocked camera is explained, with a file as the alternative',
  { tag: ['@registration', '@full'] },
  async ({ page, applicant }) => {
    await fillUpTo(page, 4, applicant);
    await openCamera(page);
    await expect(camera(page).getByRole('alert')).toContainText(
      'was not allowed to use the camera',
    );
    const opened = page.waitForEvent('filechooser');
    await camera(page).getByRole('button', { name: 'Choose a photo instead' }).click();
    await (await opened).setFiles(await plainPhoto('selfie'));
    await expect(camera(page)).toBeHidden();
    await expect(preview(page, 'selfie')).toBeVisible();
  },
);

/**
 * Records each camera stream of the page. Returns a function that reports for each stream whether
 * the camera is still on.
 */
async function watchCameras(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const { mediaDevices: devices } = navigator;
    const ask = devices.getUserMedia.bind(devices);
    const streams: MediaStream[] = [];
    devices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      streams.push(stream);
      return stream;
    };
    Object.assign(window, { cameraStreams: streams });
  });
  return () =>
    page.evaluate(() => {
      const { cameraStreams } = window as unknown as { cameraStreams: MediaStream[] };
      return cameraStreams.map(({ active }) => active);
    });
}

test(
  'a press outside the camera dialog loses no photo, and Escape turns the camera off',
  { tag: ['@registration', '@full'] },
  async ({ page, context, applicant }) => {
    const camerasOn = await watchCameras(page);
    await context.grantPermissions(['camera']);
    await fillUpTo(page, 4, applicant);
    await openCamera(page);
    const pressOutside = () => page.mouse.click(5, 5);
    const take = camera(page).getByRole('button', { name: 'Take photo' });
    await expect(take).toBeEnabled();
    await pressOutside();
    expect(await camerasOn()).toEqual([true]);
    await take.click();
    const taken = camera(page).getByRole('img', { name: /^The photo you took/ });
    await expect(taken).toBeVisible();
    await pressOutside();
    await expect(taken).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(camera(page)).toBeHidden();
    await expect.poll(camerasOn).toEqual([false]);
    await expect(preview(page, 'selfie')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Take photo: Selfie Photo' })).toBeFocused();
  },
);
