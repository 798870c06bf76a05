import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { fullName } from '../../fixtures/people/applicants.ts';
import { expectNowhere, textBytes, typedSecrets } from '../../fixtures/secrets.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectAmounts,
  firstPrice,
  orderSummary,
  storedAmounts,
  valueOf,
} from '../../pages/costs.ts';
import { expectSuccess, fillWizard, openWizard, submit } from '../../pages/wizard.ts';

test(
  'the price on the first step matches the stored amounts and the printed receipt',
  { tag: '@registration' },
  async ({ page, applicant, mailbox, sandbox }) => {
    const printed: string[] = [];
    await page.exposeFunction('notePrinting', (title: string) => printed.push(title));
    await page.addInitScript(() => {
      const { notePrinting } = window as unknown as { notePrinting: (title: string) => void };
      window.print = () => notePrinting(document.title);
    });
    await openWizard(page);
    const promised = await firstPrice(page, 'By card');
    await fillWizard(page, applicant);
    const amounts = {
      'Account opening fee': '$5,000.00',
      'Card processing fee (3%)': '$150.00',
      Total: '$5,150.00',
    };
    await expectAmounts(orderSummary(page), amounts);
    await submit(page);
    await expectSuccess(page);

    const row = await onlyRegistration(sandbox.url, applicant.email);
    expect(storedAmounts(row)).toEqual({ ...amounts, Total: promised });
    const receipt = page.getByRole('region', { name: 'Your receipt' });
    await expectAmounts(receipt, amounts);
    await expect(valueOf(receipt, 'Reference')).toHaveText(String(row['reference']));
    const [mail] = await mailbox.ofService(applicant.email, 1);
    for (const [term, amount] of Object.entries(amounts))
      expect(mail?.text).toContain(`${term}: ${amount}`);
    await expect(valueOf(receipt, 'Name')).toHaveText(fullName(applicant));
    await expect(valueOf(receipt, 'Email')).toHaveText(applicant.email);
    await expect(valueOf(receipt, 'Payment Method')).toHaveText('Card: Visa ending in 4242');
    await expect(valueOf(receipt, 'Status')).toHaveText(/^Charged/);
    await expect(receipt.getByText(/^Version 1\.1-draft, effective .+, accepted/)).toHaveCount(2);
    const times = await receipt
      .locator('time')
      .evaluateAll((elements) =>
        elements.map((element) => new Date(element.getAttribute('datetime') ?? '').toISOString()),
      );
    const consents = ['card_authorization', 'terms_of_service', 'contractor_agreement'].map(
      (kind) => new Date(row.consents[kind] ?? '').toISOString(),
    );
    expect(times.slice(2)).toEqual(consents);
    expectNowhere(textBytes({ page: await page.content() }), {
      ...typedSecrets(applicant),
      'address line': [applicant.addressLine1],
      phone: [applicant.phone],
    });

    await receipt.getByRole('button', { name: 'Print or save' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt.getByText(String(row['reference']))).toBeVisible();
    await expect(receipt.getByRole('button', { name: 'Print or save' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Click Here to Log In' })).toBeHidden();
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);
