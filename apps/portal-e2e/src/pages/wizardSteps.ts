import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';
import { plainPhoto, type PhotoFile, type PhotoKind } from '../fixtures/photos.ts';
import { choice, field } from './wizardFields.ts';
import { choosePhoto } from './wizardPhotos.ts';

export type IdCard = 'drivers_license' | 'passport';

export interface SecurityChoices {
  /** @default 'drivers_license' */
  idCard?: IdCard;
  photos?: Partial<Record<PhotoKind, PhotoFile | undefined>>;
  /** Somebody without a US passport; the country is asked then. @default a US citizen */
  foreigner?: { status: 'Permanent Resident' | 'None of the above'; country: string };
  /** @default false */
  irsWithholding?: boolean;
}

const idCards: Record<IdCard, { label: string; photos: PhotoKind[] }> = {
  drivers_license: { label: "Driver's License", photos: ['front', 'back'] },
  passport: { label: 'Passport', photos: ['passport'] },
};

export async function fillAccount(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
}

export async function fillPersonal(page: Page, person: Person): Promise<void> {
  await field(page, 'First Name').fill(person.firstName);
  await field(page, 'Last Name').fill(person.lastName);
  await field(page, 'Phone Number').fill(person.phone);
  await field(page, 'Social Security Number').fill(person.ssn);
  await field(page, 'Date of Birth').fill(person.dateOfBirth);
}

export async function fillAddress(page: Page, person: Person): Promise<void> {
  await field(page, 'Address Line 1').fill(person.addressLine1);
  await field(page, 'Address Line 2').fill(person.addressLine2);
  await field(page, 'City').fill(person.city);
  await field(page, 'State').selectOption(person.state);
  await field(page, 'Zip Code').fill(person.zip);
}

export async function fillSecurity(
  page: Page,
  person: Person,
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
  await field(page, 'Occupation').fill(person.occupation);
  await field(page, 'Employer').fill(person.employer);
  await field(page, 'Annual Income').fill(person.income);
  if (irsWithholding) await page.getByRole('checkbox', { name: 'Yes', exact: true }).check();
  await field(page, "Mother's Maiden Name").fill(person.mothersMaidenName);
}
