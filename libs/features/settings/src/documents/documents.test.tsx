import type { Enrollment, Payment } from '@bank-bonuses/api-client';
import { fixtures, handlers, mockApi, mockFailures } from '@bank-bonuses/api-client/testing';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaymentSection } from '../payment/PaymentSection.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { StatementDocument } from './StatementDocument.tsx';

const server = startTestServer(...handlers);
const { cardPayment, profile } = fixtures;

const openWithPayment = (changes: Partial<Payment> = {}) =>
  renderWithProviders(<DocumentsCard payment={{ ...cardPayment, ...changes }} profile={profile} />);

async function open(title: string) {
  const page = openWithPayment();
  await page.user.click(await screen.findByRole('button', { name: `Open ${title}` }));
  const dialog = await screen.findByRole('dialog');
  return { ...page, dialog, within: within(dialog) };
}

test('an agreement opens in the version that was accepted, and can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, ...dialog } = await open('Terms of Service');
  expect(dialog.dialog).toHaveAccessibleName('Terms of Service');
  expect(dialog.dialog).toHaveTextContent(
    /Version 1\.0-draft, effective November 20, 2026 \(draft for counsel\)\. Accepted November 20, 2026 at /,
  );
  // A sentence of this version, which later versions no longer have.
  expect(
    await dialog.within.findByText(/^By registering you consent to our applying/),
  ).toBeVisible();
  await user.click(dialog.within.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(dialog.within.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open Terms of Service' })).toHaveFocus();
});

test('an agreement without a text says so, and cannot be opened', async () => {
  const accepted_at = '2026-11-20T15:04:05.000Z';
  openWithPayment({
    contracts: [
      { kind: 'terms_of_service', version: '9.0', accepted_at },
      { kind: 'contractor_agreement', accepted_at },
    ],
  });
  const card = await screen.findByRole('region', { name: 'Documents' });
  expect(card).toHaveTextContent(
    /Version 9\.0\. Accepted November 20, 2026 at .*\. The text of this version is not in this portal\./,
  );
  expect(card).toHaveTextContent(
    /Accepted November 20, 2026 at .*\. The version was not recorded\./,
  );
  expect(screen.queryByRole('button', { name: /^Open (Terms|Independent)/ })).toBeNull();
});

test('the receipt has the name, the amounts and the agreements', async () => {
  const { dialog } = await open('Receipt');
  for (const text of ['Avery Example', 'BB-7K3M-Q2', '$5,150.00', 'Version 1.0-draft'])
    expect(dialog).toHaveTextContent(text);
});

test('the payment is shown with its amounts and time, without the agreements', () => {
  renderWithProviders(<PaymentSection payment={cardPayment} />);
  const card = screen.getByRole('region', { name: 'Payment' });
  for (const text of [
    'BB-7K3M-Q2',
    'Visa ending in 4242',
    '$5,150.00',
    'Charged November 20, 2026',
  ])
    expect(card).toHaveTextContent(text);
  expect(card).not.toHaveTextContent('Terms of Service');
});

test('the enrollments are read when the statement is opened', async () => {
  const read = vi.fn<(path: string) => void>();
  server.events.on('request:start', ({ request }) => read(new URL(request.url).pathname));
  const reads = () => read.mock.calls.flat().filter((path) => path.includes('enrollments'));
  const { user } = openWithPayment();
  const button = await screen.findByRole('button', { name: 'Open Yearly statement' });
  expect(reads()).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('No bonus has been paid out to you yet.')).toBeVisible();
  expect(reads()).toHaveLength(1);
});

const paid = (changes: Partial<Enrollment>): Enrollment => ({
  ...fixtures.fullEnrollments[2]!,
  ...changes,
});
const twoYears = [
  paid({ id: '1', bank_name: 'SoFi' }),
  paid({ id: '2', bank_name: 'Ally', bonus_amount: 200, fee_kept: 50, payout: 150 }),
  paid({ id: '3', bank_name: 'Chase', payout_date: '2025-03-04' }),
  paid({ id: '4', bank_name: 'Citi', payout_date: undefined }),
];

async function openStatement(enrollments: Enrollment[], { hidden = false, ...config } = {}) {
  server.use(mockApi.enrollments(enrollments));
  const page = renderWithProviders(
    <AmountsProvider hidden={hidden}>
      <StatementDocument name="Avery Example" onClose={() => undefined} />
    </AmountsProvider>,
    { config: { ...testConfig, ...config } },
  );
  return { ...page, dialog: await screen.findByRole('dialog', { name: /^Statement for/ }) };
}

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
const rows = () =>
  within(screen.getByRole('table', { name: 'Payouts' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the statement shows the latest year with its sums and payouts, and other years on request', async () => {
  const { user } = await openStatement(twoYears);
  expect(valueOf('Bonuses')).toHaveTextContent('$475.50');
  expect(valueOf('Fees that we kept')).toHaveTextContent('$118.87');
  expect(valueOf('Paid to you')).toHaveTextContent('$356.63');
  expect(screen.queryByText('Withheld for taxes')).toBeNull();
  expect(rows()).toEqual([
    'AllyEnrolled Jun 30, 2026Paid out Sep 2, 2026Bonus $200.00Fee $50.00$150.00',
    'SoFiEnrolled Jun 30, 2026Paid out Sep 2, 2026Bonus $275.50Fee $68.87$206.63',
  ]);
  expect(screen.getByText(/^1 completed bonus is not listed/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Statement for 2025');
  expect(rows()).toHaveLength(1);
});

test('the statement names missing and withheld amounts', async () => {
  await openStatement([
    paid({ id: '1', fee_kept: undefined }),
    paid({ id: '2', payout: 200, withheld: 6.63 }),
  ]);
  expect(valueOf('Fees that we kept')).toHaveTextContent('Not provided');
  expect(valueOf('Withheld for taxes')).toHaveTextContent('$6.63');
  expect(rows()[1]).toContain('Withheld $6.63');
});

test('the statement shows no sums if its figures do not add up', async () => {
  await openStatement([paid({ payout: 999 })]);
  expect(screen.getByText(/^The figures below do not add up/)).toBeVisible();
  expect(screen.queryByText('Fees that we kept')).toBeNull();
  expect(rows()).toHaveLength(1);
});

test('the statement says in two sentences which tax forms may come, or what the operator has set', async () => {
  const { unmount } = await openStatement(twoYears);
  expect(screen.getByText(/Form 1099-INT .*\. .* Form 1099-NEC/)).toBeVisible();
  unmount();
  await openStatement(twoYears, { taxFormsText: 'We send forms in January.' } as object);
  expect(screen.getByText('We send forms in January.')).toBeVisible();
  expect(screen.queryByText(/1099/)).toBeNull();
});

test('the statement is downloaded as a file of its year, but not while amounts are hidden', async () => {
  const saved: [string, Promise<string>][] = [];
  let file = new Blob();
  // jsdom implements neither object URLs nor downloads.
  URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:file');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, file.text()]);
  });
  const { user, unmount } = await openStatement(twoYears);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [[name, text] = []] = saved;
  expect(name).toBe('bank-bonuses-statement-2026.csv');
  expect((await text)?.trim().split('\r\n')).toHaveLength(3);
  unmount();
  await openStatement(twoYears, { hidden: true });
  const button = screen.getByRole('button', { name: 'Download CSV' });
  expect(button).toHaveAccessibleDescription('Show amounts to download them');
  await user.click(button);
  expect(saved).toHaveLength(1);
  expect(document.body).not.toHaveTextContent('$206.63');
});

test('a statement that could not be loaded can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(mockApi.enrollments(mockFailures.detail(503, 'We are counting.')));
  const { user } = renderWithProviders(
    <StatementDocument name="Avery Example" onClose={() => undefined} />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We are counting.');
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled();
  server.use(mockApi.enrollments(twoYears));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Statement for 2026' })).toBeVisible();
});
