import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main, toast } from '../../pages/signedIn.ts';
import { valueOf } from '../../pages/valueOf.ts';

test(
  'a changed section is saved with a request of its own, and shown after a reload',
  { tag: '@every-browser' },
  async ({ page, sandbox, mailbox, applicant, openSignedIn }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await openSignedIn(applicant, { path: paths.settings });
    await expect(valueOf(main(page), 'Email')).toContainText(applicant.email);
    const updates: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') updates.push(request.postDataJSON());
    });

    await page.getByRole('button', { name: 'Edit address' }).click();
    const address = page.getByRole('form', { name: 'Edit address', exact: true });
    await address.getByLabel(/^Address line 2/).fill('Floor 4');
    await address.getByLabel(/^State/).fill('ct');
    await address.getByLabel(/^ZIP code/).fill('06103');
    await address.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Address updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit address' })).toBeFocused();

    await page.getByRole('button', { name: 'Edit IRS withholding' }).click();
    const withholding = page.getByRole('form', { name: 'Edit IRS withholding', exact: true });
    await withholding.getByRole('radio', { name: 'Yes' }).check();
    await withholding.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'IRS withholding status updated successfully')).toBeVisible();

    expect(updates).toEqual([
      {
        address_line_1: applicant.addressLine1,
        address_line_2: 'Floor 4',
        city: applicant.city,
        state: 'CT',
        zip_code: 6103,
      },
      { irs_withholding: true },
    ]);
    await page.reload();
    await expect(valueOf(main(page), 'State')).toContainText('CT');
    await expect(valueOf(main(page), 'IRS withholding')).toContainText('Yes');
  },
);
