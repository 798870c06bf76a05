import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { fullName } from '../../fixtures/people/applicants.ts';
import { photo } from '../../fixtures/photos/photos.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expectPhoto } from '../../fixtures/stored/storedPhotos.ts';
import { paidByCard, rowOf } from '../../fixtures/stored/storedRow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectAmounts, firstPrice, orderSummary, storedAmounts } from '../../pages/costs.ts';
import { expectHome, expectLogin, logOut, submitLogin } from '../../pages/login.ts';
import { valueOf } from '../../pages/valueOf.ts';
import {
  expectStep,
  expectSuccess,
  fillStep,
  next,
  submit,
  type Choices,
} from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';
import { takeSelfie } from '../../pages/wizardPhotos.ts';

/**
 * Returns the distance in pixels between each legend and the element below it. Browsers lay out
 * legends differently.
 */
const gapsBelowLegends = (page: Page) =>
  page.locator('main legend').evaluateAll((legends) =>
    legends.map((legend) => {
      const below = legend.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
      return below - legend.getBoundingClientRect().bottom;
    }),
  );

const cardAmounts = {
  'Account opening fee': '$5,000.00',
  'Card processing fee (3%)': '$150.00',
  Total: '$5,150.00',
};

test(
  "a friend's link leads through registration, receipt and confirmation mail to Home",
  { tag: ['@sign-in', '@every-browser'] },
  async ({ page, context, browserName, mailbox, applicant, sandbox }) => {
    const billing = {
      line1: '7 Quay Road',
      line2: 'Unit 3',
      city: 'Hamilton',
      state: 'ON',
      zip: 'L8P 4X3',
      country: 'Canada',
    };
    const banks = [{ institution: 'Chase', accountTypes: ['Personal Checking', 'Roth IRA'] }];
    const choices: Choices = {
      billing,
      banks,
      photos: {
        front: await photo('front.png', { format: 'png' }),
        back: await photo('back.webp', { format: 'webp' }),
      },
    };

    await test.step('the five steps', async () => {
      await page.goto(`${paths.register}?ref=FRIEND-7`);
      await expectStep(page, 1);
      expect(await firstPrice(page, 'By card')).toBe(cardAmounts.Total);
      for (const step of [1, 2, 3] as const) {
        await fillStep(page, step, applicant);
        await next(page);
        await expectStep(page, (step + 1) as 2 | 3 | 4);
      }
      expect(Math.min(...(await gapsBelowLegends(page)))).toBeGreaterThan(4);
      await fillStep(page, 4, applicant, choices);
      // Playwright can grant the use of the camera only in Chromium.
      if (browserName === 'chromium') {
        await context.grantPermissions(['camera']);
        await takeSelfie(page);
      }
      await next(page);
      await expectStep(page, 5);
      await expect(field(page, 'Who referred you?')).toHaveValue('FRIEND-7');
      await fillStep(page, 5, applicant, choices);
      await expectAmounts(orderSummary(page), cardAmounts);
      await submit(page);
      await expectSuccess(page);
    });

    const row = await onlyRegistration(sandbox.url, applicant.email);
    await test.step('the stored registration', async () => {
      expect(row).toEqual({
        ...rowOf(applicant),
        ...paidByCard(applicant, billing),
        referred_by: 'FRIEND-7',
        existing_bank_accounts: banks,
      });
      expect(storedAmounts(row)).toEqual(cardAmounts);
      for (const document of row.documents) await expectPhoto(sandbox.url, document);
      const selfie = row.documents.find(({ kind }) => kind === 'selfie_photo');
      expect(selfie?.height).toBeGreaterThan(selfie?.width ?? 0);
    });

    await test.step('the receipt, on the page, on paper and by mail', async () => {
      const receipt = page.getByRole('region', { name: 'Your receipt' });
      await expectAmounts(receipt, cardAmounts);
      await expect(valueOf(receipt, 'Reference')).toHaveText(String(row['reference']));
      await expect(valueOf(receipt, 'Name')).toHaveText(fullName(applicant));
      await expect(valueOf(receipt, 'Payment Method')).toHaveText('Card: Visa ending in 4242');
      await page.emulateMedia({ media: 'print' });
      await expect(valueOf(receipt, 'Reference')).toBeVisible();
      await expect(receipt.getByRole('button', { name: 'Print or save' })).toBeHidden();
      await page.emulateMedia({ media: null });
      const [mail] = await mailbox.ofService(applicant.email, 1);
      expect(mail?.subject).toBe(`Your receipt from Bank Bonuses: ${String(row['reference'])}`);
      for (const [term, amount] of Object.entries(cardAmounts))
        expect(mail?.text).toContain(`${term}: ${amount}`);
    });

    await page.getByRole('link', { name: 'Click Here to Log In' }).click();
    await expectLogin(page);
    await page.goto(await mailbox.newestLink(applicant.email));
    await expectHome(page);
    await expect(page.getByText(applicant.email)).toBeVisible();
    await logOut(page);
    await submitLogin(page, applicant);
    await expectHome(page);
    await expect(page.getByText('Total Earned')).toBeVisible();
    await logOut(page);
    await page.goto(paths.dashboard);
    await expectLogin(page);
  },
);
