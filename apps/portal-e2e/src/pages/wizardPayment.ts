import { expect, type Locator, type Page } from '@playwright/test';
import { cardExpiry, cardNumber, cardSecurityCode } from '../fixtures/people/cards.ts';
import { fullName, type Applicant } from '../fixtures/people/applicants.ts';
import { choice, field } from './wizardFields.ts';

export interface BillingAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

interface Bank {
  institution: string;
  accountTypes: string[];
}

export interface PaymentChoices {
  /** @default 'card' */
  payment?: 'card' | 'wire';
  /** @default the applicant */
  cardHolder?: string;
  /** @default the home address */
  billing?: BillingAddress;
  banks?: Bank[];
}

export async function fillPaymentStep(
  page: Page,
  applicant: Applicant,
  choices: PaymentChoices = {},
): Promise<void> {
  const { payment = 'card', banks = [] } = choices;
  for (const bank of banks) await addBank(page, bank);
  if (payment === 'card') await fillCard(page, applicant, choices);
  else {
    await choice(page, 'Wire transfer').check();
    await page.getByRole('checkbox', { name: /I've sent the payment/ }).check();
  }
  await acceptContracts(page);
}

/** Adds a bank through the dialog. */
async function addBank(page: Page, { institution, accountTypes }: Bank): Promise<void> {
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Bank Account' });
  await dialog.getByRole('searchbox').fill(institution.slice(0, 4));
  await dialog.getByRole('radio', { name: institution, exact: true }).check();
  for (const type of accountTypes)
    await dialog.getByRole('checkbox', { name: type, exact: true }).check();
  await dialog.getByRole('button', { name: 'Add Bank', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function fillCard(page: Page, applicant: Applicant, choices: PaymentChoices): Promise<void> {
  await choice(page, 'Card').check();
  await fillCardSecrets(page);
  await field(page, 'Expiry Date').fill(cardExpiry);
  await field(page, 'Card Holder Name').fill(choices.cardHolder ?? fullName(applicant));
  const sameAsHome = page.getByRole('checkbox', { name: /^Billing address is the same/ });
  await sameAsHome.setChecked(!choices.billing);
  if (choices.billing) await fillBilling(page, choices.billing);
  await agreement(page, 'card_authorization').check();
}

/** Fills in the fields that a declined card clears. */
export async function fillCardSecrets(page: Page): Promise<void> {
  await field(page, 'Card Number').fill(cardNumber);
  await field(page, 'Security Code').fill(cardSecurityCode);
}

async function fillBilling(page: Page, billing: BillingAddress): Promise<void> {
  await field(page, 'Billing Address Line 1').fill(billing.line1);
  await field(page, 'Billing Address Line 2').fill(billing.line2);
  await field(page, 'Billing City').fill(billing.city);
  await field(page, 'Billing State').fill(billing.state);
  await field(page, 'Billing ZIP Code').fill(billing.zip);
  await field(page, 'Billing Country').selectOption(billing.country);
}

const agreements = {
  terms_of_service: /Terms of Service/,
  contractor_agreement: /Independent Contractor Agreement/,
  card_authorization: /authorize/i,
};

type Agreement = keyof typeof agreements;

const agreement = (page: Page, kind: Agreement): Locator =>
  page.getByRole('checkbox', { name: agreements[kind] });

async function acceptContracts(page: Page): Promise<void> {
  await agreement(page, 'terms_of_service').check();
  await agreement(page, 'contractor_agreement').check();
}
