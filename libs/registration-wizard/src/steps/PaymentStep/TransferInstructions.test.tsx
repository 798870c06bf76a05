import { signedInAs } from '@bank-bonuses/auth/testing';
import { createFakeAuth, expectAccessible, testConfig } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { TransferSection } from './TransferInstructions.tsx';

test('a payment by bill pay shows the payment details and the memo, with copy buttons', async () => {
  const answers = { paymentMethod: 'bill_pay', firstName: ' Avery ', lastName: 'Example' } as const;
  const { user } = await renderPart(<TransferSection />, answers);
  expect(screen.getByText(/^Add the beneficiary as a payee in your bank's bill pay/)).toBeVisible();
  for (const [name, value] of [
    ['beneficiary', 'Example Bonuses LLC'],
    ['receiving bank', 'Example Bank'],
    ['account number', '000123456789'],
    ['routing number', '000000000'],
    ['alternate routing number', '000000001'],
    ['full name', 'Avery Example'],
    ['email address', 'avery@example.com'],
  ] as const) {
    expect(screen.getAllByText(value, { selector: 'dd *' })[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Copy ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  expect(await screen.findByText('Copied the email address')).toBeInTheDocument();
  expect(memo()).toHaveTextContent(
    /full name and your email address.* We use them to match your payment/,
  );
  await expectAccessible();
});

test('support is linked in place of payment details that the settings lack', async () => {
  const payment = {
    beneficiary: '',
    bank: '',
    accountNumber: '',
    routingNumber: '',
    alternateRoutingNumber: '',
  };
  const config = { ...testConfig, payment };
  await renderPart(<TransferSection />, { paymentMethod: 'wire' }, { config });
  expect(screen.getByText(/^The payment details are not available/)).toHaveTextContent(
    'The payment details are not available here at the moment. Please contact us for them.',
  );
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=Payment%20details`,
  );
  expect(screen.queryByText('Beneficiary')).toBeNull();
  expect(screen.queryByText(/use the alternate one/)).toBeNull();
});

const memo = () => screen.getByRole('region', { name: 'What to write in the memo' });

test('the memo section links to support, for a transfer without a memo', async () => {
  await renderPart(<TransferSection />, { paymentMethod: 'wire' });
  expect(within(memo()).getByRole('link', { name: testConfig.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=Transfer%20without%20a%20memo`,
  );
});

test('the memo section has no support link if the settings contain no support address', async () => {
  const config = { ...testConfig, supportEmail: '' };
  await renderPart(<TransferSection />, { paymentMethod: 'wire' }, { config });
  expect(within(memo()).queryByRole('link')).toBeNull();
  expect(memo()).toHaveTextContent('Contact support with your full name');
});

test('a warning about existing accounts precedes the instructions and links to the login page', async () => {
  await renderPart(<TransferSection />, { paymentMethod: 'wire' });
  const warning = screen.getByText(/^You cannot register with/);
  expect(warning).toHaveTextContent('avery@example.com if it already has an account');
  expect(within(warning).getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  const instructions = screen.getByText(/^Send a wire transfer/);
  expect(warning.compareDocumentPosition(instructions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the warning about existing accounts is not shown to a signed-in applicant', async () => {
  const auth = createFakeAuth({ state: signedInAs({ id: 'user-9' }) });
  await renderPart(<TransferSection />, { paymentMethod: 'wire' }, { auth });
  expect(memo()).toBeVisible();
  expect(screen.queryByText(/^You cannot register with/)).toBeNull();
});
