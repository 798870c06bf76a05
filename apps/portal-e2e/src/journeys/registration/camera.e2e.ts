import type { Page } from '@playwright/test';
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
