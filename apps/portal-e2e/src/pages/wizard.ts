import { paths } from '@bank-bonuses/routes';
import { expect, type Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';
import { photo, type PhotoFile } from '../fixtures/photos.ts';

export const cardNumber = '4242424242424242';
export const cardSecurityCode = '123';

export type IdCard = 'drivers_license' | 'passport';
export type Payment = 'card' | 'bill_pay' | 'wire';

export interface Photos {
  front?: PhotoFile;
  back?: PhotoFile;
  passport?: PhotoFile;
  selfie?: PhotoFile;
}

export interface Choices {
  idCard?: IdCard;
  payment?: Payment;
  photos?: Photos;
  securityCode?: string;
}

const idCardLabels = { drivers_license: "Driver's License", passport: 'Passport' };
const paymentLabels = { card: 'Card', bill_pay: 'Bill pay', wire: 'Wire transfer' };

const startingWith = (label: string) => new RegExp(`^${label}`, 'i');
const field = (page: Page, label: string) => page.getByLabel(startingWith(label));

export async function openWizard(page: Page): Promise<void> {
  await page.goto(paths.register);
  await expectStep(page, 1, 'Account');
}

export async function expectStep(page: Page, step: number, name: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`Step ${step} of 5: ${name}`));
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

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
  { idCard = 'drivers_license', photos = {} }: Choices = {},
): Promise<void> {
  await page.getByRole('radio', { name: startingWith(idCardLabels[idCard]) }).check();
  if (idCard === 'passport') {
    await choosePhoto(
      page,
      'Passport photo page',
      photos.passport ?? (await photo('passport.jpg')),
    );
  } else {
    await choosePhoto(
      page,
      "Front of driver's license",
      photos.front ?? (await photo('front.jpg')),
    );
    await choosePhoto(page, "Back of driver's license", photos.back ?? (await photo('back.jpg')));
  }
  const portrait = { width: 960, height: 1200 };
  await choosePhoto(page, 'Selfie', photos.selfie ?? (await photo('selfie.jpg', portrait)));
  await field(page, 'Occupation').fill(person.occupation);
  await field(page, 'Employer').fill(person.employer);
  await field(page, 'Annual Income').fill(person.income);
  await field(page, "Mother's Maiden Name").fill(person.mothersMaidenName);
}

async function choosePhoto(page: Page, label: string, file: PhotoFile): Promise<void> {
  await field(page, label).setInputFiles(file);
  await expect(page.getByRole('img', { name: `Your photo: ${label}` })).toBeVisible();
}

/** Adds a bank through the dialog. */
export async function addBank(page: Page, institution: string, types: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Bank Account' });
  await dialog.getByRole('searchbox').fill(institution.slice(0, 4));
  await dialog.getByRole('radio', { name: institution, exact: true }).check();
  for (const type of types) await dialog.getByRole('checkbox', { name: type, exact: true }).check();
  await dialog.getByRole('button', { name: 'Add Bank', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function fillSignUp(
  page: Page,
  person: Person,
  { payment = 'card', securityCode = cardSecurityCode }: Choices = {},
): Promise<void> {
  await page.getByRole('radio', { name: startingWith(paymentLabels[payment]) }).check();
  if (payment === 'card') {
    await field(page, 'Card Number').fill(cardNumber);
    await field(page, 'Expiry Date').fill('1230');
    await field(page, 'Security Code').fill(securityCode);
    await field(page, 'Card Holder Name').fill(`${person.firstName} ${person.lastName}`);
    await page.getByRole('checkbox', { name: /^Billing address is the same/ }).check();
    await page.getByRole('checkbox', { name: /authorize/i }).check();
  } else {
    await page.getByRole('checkbox', { name: /I've sent the payment/ }).check();
  }
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('checkbox', { name: /Independent Contractor Agreement/ }).check();
}

/** Fills steps 1 to 5; the Register button is the caller's. */
export async function fillWizard(page: Page, person: Person, choices?: Choices): Promise<void> {
  await openWizard(page);
  await fillAccount(page, person);
  await next(page);
  await expectStep(page, 2, 'Personal');
  await fillPersonal(page, person);
  await next(page);
  await expectStep(page, 3, 'Address');
  await fillAddress(page, person);
  await next(page);
  await expectStep(page, 4, 'Security');
  await fillSecurity(page, person, choices);
  await next(page);
  await expectStep(page, 5, 'Sign Up');
  await fillSignUp(page, person, choices);
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByText('Please check your email to verify your account before logging in.'),
  ).toBeVisible();
}

/** The red box, not the page's live region. */
export async function expectRefusal(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
}
