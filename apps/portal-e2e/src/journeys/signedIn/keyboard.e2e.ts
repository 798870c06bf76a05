import type { Page } from '@playwright/test';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin } from '../../pages/login.ts';
import { expectScreen, main, screens, toast, type ScreenName } from '../../pages/signedIn.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string) {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function followLink(page: Page, name: ScreenName) {
  await tabTo(page, page.getByRole('link', { name, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectScreen(page, name);
}

test(
  'every screen is reached and used by keyboard alone',
  { tag: '@shell' },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
    await press(page, 'Refresh');
    await expect(main(page).getByText('Updated just now')).toBeVisible();
    await press(page, 'View as table');
    await expect(main(page).getByRole('table', { name: 'Earnings Overview' })).toBeVisible();
    await press(page, 'Next');
    await expect(main(page).getByText('Showing 6 to 10 of 23 results')).toBeVisible();
    await tabTo(page, button(page, 'Invite Friends'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Copy link' }));
    await page.keyboard.press('Escape');
    await expect(button(page, 'Invite Friends')).toBeFocused();
    for (const { name } of screens.toReversed()) await followLink(page, name);

    await followLink(page, 'Bonuses');
    await tabTo(page, page.getByLabel('Sort by'));
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText('Chase');
    await press(page, 'Details of Chase');
    const paid = main(page).getByText('Paid to you', { exact: true });
    await expect(paid.filter({ visible: true })).toHaveCount(1);
    await tabTo(page, button(page, 'Hide amounts'), 'Shift+Tab');
    await page.keyboard.press('Space');
    // The 25 hidden amounts are those of twelve bonuses, eleven paid or expected amounts, and the
    // success fee and the payout of the open card.
    await expect(main(page).getByRole('img', { name: 'Amount hidden' })).toHaveCount(25);
    await tabTo(page, button(page, 'Logout'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectLogin(page);
  },
);

test(
  'the settings are changed by keyboard alone',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, mailbox, applicant, guard, openSignedIn }) => {
    guard.allowConsole(/^warning: Account deletion requested \(/);
    await registerCustomer(sandbox.url, mailbox, applicant);
    await openSignedIn(applicant);
    await followLink(page, 'Settings');
    await press(page, 'Edit IRS withholding');
    await expect(page.getByRole('radio', { name: 'No' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await press(page, 'Save');
    await expect(toast(page, 'IRS withholding status updated successfully')).toBeVisible();
    await expect(button(page, 'Edit IRS withholding')).toBeFocused();

    await tabTo(page, button(page, 'Edit email'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await email.press('End');
    await page.keyboard.type('.org');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Email updated successfully')).toBeVisible();

    await press(page, 'Edit phone');
    await page.keyboard.type('9');
    await tabTo(page, page.getByRole('link', { name: 'Home', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await press(page, 'Cancel');

    await press(page, 'Remove Consent');
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Remove Consent')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.type('DELETE ACCOUNT');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete Account' }));
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Please send your request by email too')).toBeVisible();
  },
);
