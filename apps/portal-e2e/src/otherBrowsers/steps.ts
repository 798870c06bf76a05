import { paths } from '@bank-bonuses/product/routes';
import { cardExpiry, cardNumber, cardSecurityCode } from '../fixtures/people/cards.ts';
import { fullName, type Applicant } from '../fixtures/people/applicants.ts';
import type { PhotoKind } from '../fixtures/photos/photos.ts';
import { photoLabels } from '../pages/wizardPhotos.ts';
import { steps, type StepNumber } from '../pages/wizard.ts';
import { expect } from './test.ts';
import type { Tab } from './tab.ts';

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(tab.path, { timeout: 20_000 }).toBe(path);
}

export async function expectHome(tab: Tab): Promise<void> {
  await tab.sees('heading', 'Home');
  await expectPath(tab, paths.dashboard);
}

export async function expectLogin(tab: Tab): Promise<void> {
  await tab.sees('heading', 'Welcome back');
  await expectPath(tab, paths.login);
}

export async function submitLogin(
  tab: Tab,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await tab.fill('Email', email);
  await tab.fill('Password', password);
  await tab.press('button', 'Login');
}

async function next(tab: Tab, step: StepNumber): Promise<void> {
  await tab.press('button', 'Next');
  await tab.sees('heading', steps[step - 1]?.heading ?? '');
}

/** Fills in steps 1 to 3, and opens step 4. */
export async function fillUntilPhotos(tab: Tab, applicant: Applicant): Promise<void> {
  await tab.sees('heading', steps[0].heading);
  await tab.fill('Email', applicant.email);
  await tab.fill('Password', applicant.password);
  await tab.fill('Confirm Password', applicant.password);
  await next(tab, 2);
  await tab.fill('First Name', applicant.firstName);
  await tab.fill('Last Name', applicant.lastName);
  await tab.fill('Phone Number', applicant.phone);
  await tab.fill('Social Security Number', applicant.ssn);
  await tab.fill('Date of Birth', applicant.dateOfBirth);
  await next(tab, 3);
  await tab.fill('Address Line 1', applicant.addressLine1);
  await tab.fill('City', applicant.city);
  await tab.select('State', applicant.state);
  await tab.fill('ZIP Code', applicant.zip);
  await next(tab, 4);
}

/** Fills in step 4, and expects a preview of each photo. */
export async function fillSecurity(
  tab: Tab,
  applicant: Applicant,
  photoFile: (kind: PhotoKind) => Promise<string>,
): Promise<void> {
  await tab.press('radio', /^Driver's License/);
  for (const kind of ['front', 'back', 'selfie'] as const) {
    await tab.upload(photoLabels[kind], await photoFile(kind));
    await tab.sees('image', `Your photo: ${photoLabels[kind]}`);
  }
  await tab.fill('Occupation', applicant.occupation);
  await tab.fill("Mother's Maiden Name", applicant.mothersMaidenName);
  await next(tab, 5);
}

/** Fills in step 5 with a payment by card, accepts the agreements and registers. */
export async function payAndAgree(tab: Tab, applicant: Applicant): Promise<void> {
  await tab.press('radio', /^Card/);
  await tab.fill('Card Number', cardNumber);
  await tab.fill('Security Code', cardSecurityCode);
  await tab.fill('Expiry Date', cardExpiry);
  await tab.fill('Card Holder Name', fullName(applicant));
  for (const agreement of [/authorize/i, /Terms of Service/, /Independent Contractor Agreement/])
    await tab.press('checkbox', agreement);
  await tab.press('button', 'Register');
}
