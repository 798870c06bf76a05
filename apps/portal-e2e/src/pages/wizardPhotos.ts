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

/** Chooses a file, without expecting that the page accepts it as a photo. */
export async function selectFile(page: Page, kind: PhotoKind, file: PhotoFile): Promise<void> {
  await field(page, photoLabels[kind]).setInputFiles(file);
}

/** Chooses a photo and waits until it is ready. */
export async function choosePhoto(page: Page, kind: PhotoKind, file: PhotoFile): Promise<void> {
  await selectFile(page, kind, file);
  await expect(preview(page, kind)).toBeVisible();
}
