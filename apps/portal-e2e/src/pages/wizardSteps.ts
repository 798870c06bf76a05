import type { Page } from '@playwright/test';
import type { Applicant } from '../fixtures/people/applicants.ts';
import { plainPhoto, type PhotoFile, type PhotoKind } from '../fixtures/photos/photos.ts';
import { choice, field } from './wizardFields.ts';
import { choosePhoto } from './wizardPhotos.ts';

export type IdCard = 'drivers_license' | 'passport';

export interface SecurityChoices {
  /** @default 'drivers_license' */
  idCard?: IdCard;
  photos?: Partial<Record<PhotoKind, PhotoFile | undefined>>;
  /**
   * Citizenship status and country of an applicant who is not a US citizen.
   * @default a US citizen
   */
  foreigner?: { status: 'Permanent Resident' | 'None of the above'; country: string };
  /** @default false */
  irsWithholding?: boolean;
}

const idCards: Record<IdCard, { label: string; photos: PhotoKind[] }> = {
  drivers_license: { label: "Driver's License", photos: ['front', 'back'] },
  passport: { label: 'Passport', photos: ['passport'] },
};

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
  {
    idCard = 'drivers_license',
    photos = {},
    foreigner,
    irsWithholding = false,
  }: SecurityChoices = {},
): Promise<void> {
  const { label, photos: asked } = idCards[idCard];
  await choice(page, label).check();
  for (const kind of [...asked, 'selfie'] as const)
    await choosePhoto(page, kind, photos[kind] ?? (await plainPhoto(kind)));
  if (foreigner) {
    await page.getByRole('checkbox', { name: foreigner.status }).check();
    await field(page, 'Country of Citizenship').selectOption(foreigner.country);
  }
  await field(page, 'Occupation').fill(applicant.occupation);
  await field(page, 'Employer').fill(applicant.employer);
  await field(page, 'Annual Income').fill(applicant.income);
  if (irsWithholding) await page.getByRole('checkbox', { name: 'Yes', exact: true }).check();
  await field(page, "Mother's Maiden Name").fill(applicant.mothersMaidenName);
}
