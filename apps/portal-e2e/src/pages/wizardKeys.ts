import { expect, type Page } from '@playwright/test';
import { tabTo } from '../fixtures/page/focus.ts';
import { plainPhoto, type PhotoKind } from '../fixtures/photos/photos.ts';
import { expectStep, stepHeading, type StepNumber } from './wizard.ts';
import { field } from './wizardFields.ts';
import { photoLabels, preview } from './wizardPhotos.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

export async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  await tabTo(page, button(page, name), key);
  await page.keyboard.press('Enter');
}

/** Types into fields whose keys matter: formatted fields, dates and lists. */
export async function typeInto(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
}

/** Enters each text at once into plain text fields. */
export async function insertInto(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, field(page, label));
    await page.keyboard.insertText(text);
  }
}

export async function check(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, box(page, name));
  await page.keyboard.press('Space');
  await expect(box(page, name)).toBeChecked();
}

export async function expectFocusedStep(page: Page, step: StepNumber): Promise<void> {
  await expectStep(page, step);
  await expect(stepHeading(page, step)).toBeFocused();
}

/** Opens the file dialog by keyboard, and chooses a photo in it. */
export async function choosePhotoByKey(page: Page, kind: PhotoKind, key = 'Tab'): Promise<void> {
  const input = field(page, photoLabels[kind]);
  await tabTo(page, input, key);
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await opened).setFiles(await plainPhoto(kind));
  await expect(preview(page, kind)).toBeVisible();
  await expect(input).toBeFocused();
}

/** Returns a date as typed into the date field of a US browser: month, day, year. */
export const asTyped = (day: string) => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;
