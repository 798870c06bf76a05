import { expect, type Locator, type Page } from '@playwright/test';
import type { PhotoFile, PhotoKind } from '../fixtures/photos/photos.ts';
import { field } from './wizardFields.ts';

export const photoLabels: Record<PhotoKind, string> = {
  front: "Front of driver's license",
  back: "Back of driver's license",
  passport: 'Passport photo page',
  selfie: 'Selfie Photo',
};

export function preview(page: Page, kind: PhotoKind): Locator {
  return page.getByRole('img', { name: `Your photo: ${photoLabels[kind]}`, exact: true });
}

/** Chooses a photo and waits until it is ready. */
export async function choosePhoto(page: Page, kind: PhotoKind, file: PhotoFile): Promise<void> {
  await field(page, photoLabels[kind]).setInputFiles(file);
  await expect(preview(page, kind)).toBeVisible();
}

/** Takes a selfie with the live camera in place of the chosen one, and takes it twice. */
export async function takeSelfie(page: Page): Promise<void> {
  const chosen = await preview(page, 'selfie').getAttribute('src');
  await page.getByRole('button', { name: /^(Take photo|Retake): Selfie Photo/ }).click();
  const camera = page.getByRole('dialog', { name: 'Take photo: Selfie Photo' });
  const take = camera.getByRole('button', { name: 'Take photo' });
  await take.click();
  await expect(camera.getByRole('img', { name: /^The photo you took/ })).toBeVisible();
  await camera.getByRole('button', { name: 'Retake' }).click();
  await take.click();
  await camera.getByRole('button', { name: 'Use photo' }).click();
  await expect(camera).toBeHidden();
  await expect(preview(page, 'selfie')).not.toHaveAttribute('src', chosen ?? '');
}
