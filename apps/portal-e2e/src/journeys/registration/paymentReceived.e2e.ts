import { paths } from '@bank-bonuses/product/routes';
import { runBackofficeCommand } from '../../fixtures/stored/backofficeCommand.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectAmounts, firstPrice, storedAmounts, valueOf } from '../../pages/costs.ts';
import { expectHome } from '../../pages/login.ts';
import { expectSuccess, fillWizard, openWizard, submit } from '../../pages/wizard.ts';

for (const payment of ['wire', 'bill_pay'] as const) {
  // Both payment methods are recorded and shown in the same way, so one of them is tested only in a
  // full run. The steps in which they differ have their own tests.
  const tag = payment === 'bill_pay' ? ['@registration', '@full'] : '@registration';
  test(
    `a payment by ${payment} has the same amount in the price, the receipt and the mails`,
    { tag },
    async ({ page, applicant, mailbox, sandbox }) => {
      await openWizard(page);
      const promised = await firstPrice(page, 'By bill pay or wire');
      await fillWizard(page, applicant, { payment });
      await submit(page);
      await expectSuccess(page);
      const receipt = page.getByRole('region', { name: 'Your receipt' });
      await expect(receipt.getByText(`We also send it to ${applicant.email}.`)).toBeVisible();

      const row = await onlyRegistration(sandbox.url, applicant.email);
      const amounts = storedAmounts(row);
      const reference = String(row['reference']);
      expect(amounts).toEqual({ 'Account opening fee': promised, Total: promised });
      await expectAmounts(receipt, amounts);
      const [mail] = await mailbox.ofService(applicant.email, 1);
      expect(mail?.subject).toBe(`Your receipt from Bank Bonuses: ${reference}`);
      for (const [term, amount] of Object.entries(amounts))
        expect(mail?.text).toContain(`${term}: ${amount}`);

      await page.goto(await mailbox.newestLink(applicant.email));
      await expectHome(page);
      await page.goto(paths.settings);
      const card = page.getByRole('region', { name: 'Payment', exact: true });
      await expect(valueOf(card, 'Status')).toHaveText(/^Reported as sent/);
      await runBackofficeCommand(sandbox.url, [
        'set-payment-status',
        reference,
        'received',
        '--operator',
        'Sam Staff',
      ]);
      await page.reload();
      await expect(valueOf(card, 'Status')).toHaveText(/^Received .*20\d\d/);
      const [arrived] = await mailbox.ofService(applicant.email, 2);
      expect(arrived?.subject).toBe(`We have received your payment: ${reference}`);
      expect(arrived?.text).toContain(`Your payment of ${promised} has arrived.`);
      await page.goto(arrived?.links[0] ?? '');
      await expectHome(page);
    },
  );
}
