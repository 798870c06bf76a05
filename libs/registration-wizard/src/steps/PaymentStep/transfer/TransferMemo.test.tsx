import { signedInAs } from '@bank-bonuses/auth/testing';
import { createFakeAuth, expectAccessible, testConfig } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard } from '../../../testing/openWizard.testing.tsx';

const memo = () => screen.getByRole('region', { name: 'What to write in the memo' });

test.each(['bill_pay', 'wire'] as const)(
  'a payment by %s shows what the memo must contain, with copy buttons',
  async (paymentMethod) => {
    const { user } = await openWizard({
      step: 5,
      answers: { paymentMethod, firstName: ' Avery ', lastName: 'Example' },
    });
    expect(memo()).toHaveTextContent(
      /full name and your email address.* We use them to match your payment/,
    );
    await user.click(within(memo()).getByRole('button', { name: 'Copy full name' }));
    expect(await navigator.clipboard.readText()).toBe('Avery Example');
    await user.click(within(memo()).getByRole('button', { name: 'Copy email address' }));
    expect(await navigator.clipboard.readText()).toBe('avery@example.com');
    await expectAccessible();
  },
);

test('the memo section links to support, for a transfer without a memo', async () => {
  await openWizard({ step: 5, answers: { paymentMethod: 'wire' } });
  expect(within(memo()).getByRole('link', { name: testConfig.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=Transfer%20without%20a%20memo`,
  );
});

test.each(['', '#'])(
  'the memo section has no support link if the support address in the settings is %j',
  async (supportEmail) => {
    const config = { ...testConfig, supportEmail };
    await openWizard({ step: 5, answers: { paymentMethod: 'wire' }, config });
    expect(within(memo()).queryByRole('link')).toBeNull();
    expect(memo()).toHaveTextContent('Contact support with your full name');
  },
);

test('a warning about existing accounts precedes the instructions and links to the login page', async () => {
  await openWizard({ step: 5, answers: { paymentMethod: 'wire' } });
  const warning = screen.getByText(/^You cannot register with/);
  expect(warning).toHaveTextContent('avery@example.com if it already has an account');
  expect(within(warning).getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  const instructions = screen.getByText(/^Send a wire transfer/);
  expect(warning.compareDocumentPosition(instructions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the warning about existing accounts is not shown to a signed-in applicant', async () => {
  const auth = createFakeAuth({ state: signedInAs({ id: 'user-9' }) });
  await openWizard({ step: 5, auth, answers: { paymentMethod: 'wire' } });
  expect(memo()).toBeVisible();
  expect(screen.queryByText(/^You cannot register with/)).toBeNull();
});

test('a payment by card has neither a memo section nor a warning', async () => {
  await openWizard({ step: 5 });
  expect(screen.queryByText('What to write in the memo')).toBeNull();
  expect(screen.queryByText(/^You cannot register with/)).toBeNull();
});
