import type { Page } from 'playwright';
import { press, told } from './press.ts';

type Fields = Record<string, string>;

const firstSteps: [heading: string, fields: Fields][] = [
  [
    'Create your account',
    {
      Email: 'bench@example.com',
      Password: 'fictional kettle moth',
      'Confirm Password': 'fictional kettle moth',
    },
  ],
  [
    'About you',
    {
      'First Name': 'Avery',
      'Last Name': 'Example',
      'Phone Number': '5550100123',
      'Social Security Number': '900123456',
      'Date of Birth': '1990-04-12',
    },
  ],
  [
    'Your home address',
    { 'Address Line 1': '12 Sample Street', City: 'Agawam', State: 'MA', 'Zip Code': '01001' },
  ],
];

const card: Fields = {
  'Card Number': '4242424242424242',
  'Expiry Date': '0431',
  'Security Code': '123',
  'Card Holder Name': 'Avery Example',
};

const billing: Fields = {
  'Billing Address Line 1': '98 Example Avenue',
  'Billing City': 'Springfield',
  'Billing State': 'IL',
  'Billing Zip Code': '62701',
};

export async function fillAccountToAddress(page: Page): Promise<void> {
  for (const [heading, fields] of firstSteps) {
    await page.getByRole('heading', { name: heading }).waitFor();
    await typeInto(page, fields);
    await goOn(page);
  }
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor();
}

export const typeMaidenName = (page: Page): Promise<void> =>
  typeInto(page, { "Mother's Maiden Name": 'Placeholder' });

/** Continues to the last step and uses every control there except Register. */
export async function fillPaymentStep(page: Page): Promise<void> {
  await goOn(page);
  await page.getByRole('heading', { name: 'Payment and agreements' }).waitFor();
  await addBank(page);
  await typeInto(page, { 'Who referred you?': 'Robin Sample' });
  await press(page.getByRole('radio', { name: 'Wire transfer' }));
  await press(page.getByRole('radio', { name: 'Card' }));
  await typeInto(page, card);
  await press(page.getByRole('checkbox', { name: 'Same as home address' }));
  await typeInto(page, billing);
  await press(page.getByRole('checkbox', { name: /^I authorize/ }));
  for (const contract of ['Terms of Service', 'Independent Contractor Agreement']) {
    await press(button(page, `Read the ${contract}`));
    await press(button(page, 'Close'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page.getByRole('checkbox', { name: `I agree to the ${contract}` }));
  }
  await page.getByRole('button', { name: 'Change Address' }).waitFor();
}

async function addBank(page: Page): Promise<void> {
  await press(button(page, 'Add Bank Account'));
  await press(page.getByRole('searchbox'));
  await page.getByRole('searchbox').pressSequentially('bank', { delay: 40 });
  await press(page.getByRole('radio', { name: 'PNC Bank' }));
  await press(page.getByRole('checkbox', { name: 'Personal Checking' }));
  await press(button(page, 'Add Bank'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function typeInto(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: label !== 'Who referred you?' });
    await press(field);
    if (label === 'State') await field.selectOption(text);
    else if (label === 'Date of Birth') await field.fill(text);
    else await field.pressSequentially(text, { delay: 40 });
  }
}

/** Presses Next and waits until the next step is rendered. */
async function goOn(page: Page): Promise<void> {
  const drawn = told(page, 'step');
  await press(button(page, 'Next'));
  await drawn;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
