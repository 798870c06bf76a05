import type { Page } from '@playwright/test';
import type { Applicant } from '../fixtures/people/applicants.ts';
import { plainPhoto, type PhotoFile, type PhotoKind } from '../fixtures/photos/photos.ts';
import { choice, field } from './wizardFields.ts';
import { choosePhoto } from './wizardPhotos.ts';

export interface SecurityChoices {
  /** Replaces the plain photos. */
  photos?: Partial<Record<PhotoKind, PhotoFile | undefined>>;
}

export async function fillAccountStep(page: Page, { email, password }: Applicant): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
}

export async function fillPersonalStep(page: Page, applicant: Applicant): Promise<void> {
  await field(page, 'First Name').fill(applicant.firstName);
  await field(page, 'Last Name').fill(applicant.lastName);
  await field(page, 'Phone Number').fill(applicant.phone);
  await field(page, 'Social Security Number').fill(applicant.ssn);
  await field(page, 'Date of Birth').fill(applicant.dateOfBirth);
}

export async function fillAddressStep(page: Page, applicant: Applicant): Promise<void> {
  await field(page, 'Address Line 1').fill(applicant.addressLine1);
  await field(page, 'Address Line 2').fill(applicant.addressLine2);
  await field(page, 'City').fill(applicant.city);
  await field(page, 'State').selectOption(applicant.state);
  await field(page, 'ZIP Code').fill(applicant.zip);
}

export async function fillSecurityStep(
  page: Page,
  applicant: Applicant,
  { photos = {} }: SecurityChoices = {},
): Promise<void> {
  await choice(page, "Driver's License").check();
  for (const kind of ['front', 'back', 'selfie'] as const)
    await choosePhoto(page, kind, photos[kind] ?? (await plainPhoto(kind)));
  await field(page, 'Occupation').fill(applicant.occupation);
  await field(page, 'Employer').fill(applicant.employer);
  await field(page, 'Annual Income').fill(applicant.income);
  await field(page, "Mother's Maiden Name").fill(applicant.mothersMaidenName);
}
