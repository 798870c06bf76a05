import { paths } from '@bank-bonuses/product/routes';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import type { Page } from 'playwright';
import { fixedWorkMs } from './fixedWork.ts';
import { observe, observed, told } from './observe.ts';
import { eventTimingsSettle, onSlowPhone } from './phone.ts';
import { button, press } from './press.ts';
import type { Scenario } from './scenario.ts';

const { everyPage, wizard } = performanceBudgets;

/** Fills in the registration with keys and presses, but does not press the final Register button. */
export const wizardScenario: Scenario = {
  title: 'Filling in the registration',
  pages: [paths.register],
  columns: [
    { title: 'Slowest key', unit: 'work', budget: everyPage.key },
    { title: 'Slowest press', unit: 'work', budget: everyPage.press },
    { title: 'Slowest step', unit: 'work', budget: wizard.step },
  ],
  visit: (browser, url) =>
    onSlowPhone(browser, async (page) => {
      await observe(page);
      await page.goto(url, { waitUntil: 'load' });
      await fillAccountToAddress(page);
      await fillIdentity(page);
      await fillPayment(page);
      await eventTimingsSettle(page);
      const { key, press: slowestPress, step } = await observed(page);
      return {
        figures: { 'Slowest key': key, 'Slowest press': slowestPress, 'Slowest step': step },
        work: await fixedWorkMs(page),
      };
    }),
};

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
    { 'Address Line 1': '12 Sample Street', City: 'Agawam', State: 'MA', 'ZIP Code': '01001' },
  ],
];

const identity: Fields = { "Mother's Maiden Name": 'Placeholder' };
const photos = ["Front of driver's license", "Back of driver's license", 'Selfie Photo'];

const card: Fields = {
  'Card Number': '4242424242424242',
  'Expiry Date': '0431',
  'Security Code': '123',
  'Card Holder Name': 'Avery Example',
};

async function fillAccountToAddress(page: Page): Promise<void> {
  for (const [heading, fields] of firstSteps) {
    await page.getByRole('heading', { name: heading }).waitFor();
    await typeInto(page, fields);
    await goOn(page);
  }
}

/** Uses a picture of the page as photo: the times of photos are not measured. */
async function fillIdentity(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor();
  const buffer = await page.screenshot({ type: 'jpeg' });
  for (const field of photos) {
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel(field, { exact: true }).setInputFiles(file);
  }
  const previews = page.getByRole('img', { name: /^Your photo: / });
  await previews.nth(photos.length - 1).waitFor();
  await typeInto(page, identity);
  await goOn(page);
}

/** Uses every control of the last step except Register. */
async function fillPayment(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Payment and agreements' }).waitFor();
  await press(button(page, 'Add Bank Account'));
  await press(page.getByRole('searchbox'));
  await page.getByRole('searchbox').pressSequentially('bank', { delay: 40 });
  await press(page.getByRole('radio', { name: 'PNC Bank' }));
  await press(page.getByRole('checkbox', { name: 'Personal Checking' }));
  await press(button(page, 'Add Bank'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page.getByRole('radio', { name: 'Card' }));
  await typeInto(page, card);
  await press(page.getByRole('checkbox', { name: 'Same as home address' }));
  await press(page.getByRole('checkbox', { name: /^I authorize/ }));
  for (const contract of ['Terms of Service', 'Independent Contractor Agreement']) {
    await press(button(page, `Read the ${contract}`));
    await press(button(page, 'Close'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page.getByRole('checkbox', { name: `I agree to the ${contract}` }));
  }
}

async function typeInto(page: Page, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
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
