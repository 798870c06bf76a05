import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { fullName } from '../../fixtures/people/applicants.ts';
import { expectNowhere, textBytes, typedSecrets } from '../../fixtures/memory/secrets.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectSuccess, fillWizard, submit } from '../../pages/wizard.ts';

test('the receipt can be printed, holds what was agreed to and when, and no secret', async ({
  page,
  applicant,
  sandbox,
}) => {
  const printed: string[] = [];
  await page.exposeFunction('notePrinting', (title: string) => printed.push(title));
  await page.addInitScript(() => {
    const { notePrinting } = window as unknown as { notePrinting: (title: string) => void };
    window.print = () => notePrinting(document.title);
  });
  await fillWizard(page, applicant);
  await submit(page);
  await expectSuccess(page);

  const { id, consents } = await onlyRegistration(sandbox.url, applicant.email);
  const receipt = page.getByRole('region', { name: 'Your receipt' });
  for (const text of [
    id,
    fullName(applicant),
    applicant.email,
    'Card',
    '$5,000.00',
    '$150.00',
    '$5,150.00',
  ])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible();
  await expect(receipt.getByText(/^Version 1\.0-draft, effective .+, accepted/)).toHaveCount(2);
  const times = await receipt
    .locator('time')
    .evaluateAll((elements) =>
      elements.map((element) => new Date(element.getAttribute('datetime') ?? '').toISOString()),
    );
  const stored = ['card_authorization', 'terms_of_service', 'contractor_agreement'].map((kind) =>
    new Date(consents[kind] ?? '').toISOString(),
  );
  expect(times.slice(1)).toEqual(stored);
  expectNowhere(textBytes({ page: await page.content() }), {
    ...typedSecrets(applicant),
    'address line': [applicant.addressLine1],
    phone: [applicant.phone],
  });

  await receipt.getByRole('button', { name: 'Print or save' }).click();
  await expect.poll(() => printed).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(id)).toBeVisible();
  await expect(receipt.getByRole('button', { name: 'Print or save' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Click Here to Log In' })).toBeHidden();
});
