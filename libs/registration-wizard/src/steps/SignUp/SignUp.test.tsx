import type { ApiClient } from '@bank-bonuses/api-client';
import { fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { answeringClient, expectAccessible, testConfig } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { emptyForm } from '../../form/registrationForm.ts';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';

const card = {
  cardNumber: '',
  cardExpiry: '',
  cardSecurityCode: '',
  cardHolderName: '',
  cardAuthorizationAccepted: false,
};
const agree =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';
const authorization =
  'I authorize Bank Bonuses to charge my card up to $5,000 plus a 3% processing fee.';

const slip = 'One of these digits seems to be wrong. Please compare them with your card.';

const pickMethod = async (answers = {}) => {
  const wizard = await openWizard({ step: 5, answers: { paymentMethod: '', ...answers } });
  const pick = (name: string) => wizard.user.click(screen.getByRole('radio', { name }));
  return { ...wizard, pick };
};

test('asks for a payment method and both agreements', async () => {
  const { termsOfServiceAccepted, independentContractorAgreementAccepted } = emptyForm;
  const { next } = await pickMethod({
    termsOfServiceAccepted,
    independentContractorAgreementAccepted,
  });
  await expectAccessible();
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(links()).toEqual(['Please select a payment method', agree]);
  expect(screen.getByRole('radiogroup', { name: 'Payment Method' })).toHaveAccessibleDescription(
    'Please select a payment method',
  );
  expect(screen.getByRole('group', { name: 'Agreements' })).toHaveAccessibleDescription(agree);
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toHaveAccessibleDescription(
    `${agree} Read the Terms of Service`,
  );
  await expectAccessible();
});

describe('card', () => {
  test('asks for the card, the billing address and the authorization', async () => {
    const { pick, next } = await pickMethod({
      ...card,
      billingAddressSameAsHome: false,
      billingAddressLine1: '',
      billingCity: '',
      billingState: '',
      billingZipCode: '',
    });
    await pick('Card');
    await next();
    const { box, links } = await findErrorBox();
    expect(box).toHaveTextContent(/^Please fill in all credit card details/);
    expect(links()).toEqual([
      'Please fill in all credit card details',
      'Please fill in all billing address fields',
      'You must authorize the card charge to proceed',
    ]);
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription(
      'Please fill in all credit card details Card Number is required',
    );
    expect(screen.getByRole('checkbox', { name: authorization })).toHaveAccessibleDescription(
      'You must authorize the card charge to proceed',
    );
    await expectAccessible();
  });

  test('is formatted while it is typed', async () => {
    const { fill } = await openWizard({ step: 5, answers: card });
    await fill('Card Number', '42424242424242421111');
    await fill('Expiry Date', '4/31');
    await fill('Security Code', '12345');
    expect(screen.getByLabelText('Card Number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Expiry Date')).toHaveValue('04/31');
    expect(screen.getByLabelText('Security Code')).toHaveValue('1234');
  });

  test('that is past its date is asked about, and stops nobody', async () => {
    const { fill } = await openWizard({ step: 5 });
    const field = screen.getByLabelText('Expiry Date');
    await fill('Expiry Date', '12/2');
    expect(field).not.toHaveAccessibleDescription();
    await fill('Expiry Date', '12/2030');
    expect(field).toHaveValue('12/20');
    expect(field).toHaveAccessibleDescription('This date is in the past. Please check it.');
    expect(field).toBeValid();
    await fill('Expiry Date', '12/98');
    expect(field).not.toHaveAccessibleDescription();
  });

  test('number with a slip is asked about before anything is charged, and stops nobody', async () => {
    render(<LiveRegion />);
    const auth = createFakeAuth({
      signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
    });
    const register = vi.fn<ApiClient['register']>().mockResolvedValue(fixtures.receipt);
    const client = { ...answeringClient(mockApi.register()), register };
    const { fill, next } = await openWizard({ step: 5, auth, client });
    const field = screen.getByLabelText('Card Number');
    await fill('Card Number', '424242424242424');
    expect(field).not.toHaveAccessibleDescription();
    await fill('Card Number', '4242424242424241');
    expect(field).toHaveAccessibleDescription(slip);
    expect(field).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${slip}$`));
    expect(register).not.toHaveBeenCalled();
    await next();
    expect(await findStep('Registration Successful!')).toBeVisible();
    expect(register).toHaveBeenCalledOnce();
  });

  test('number that is left too short for its kind is asked about too', async () => {
    const { fill, user } = await openWizard({ step: 5 });
    await fill('Card Number', '1234567890123');
    expect(screen.getByLabelText('Card Number')).not.toHaveAccessibleDescription();
    await user.tab();
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription(slip);
  });

  test('lets no more be typed than fits, and begins in the United States', async () => {
    await openWizard({ step: 5, answers: { billingAddressSameAsHome: false } });
    const fields = {
      'Card Number': '19',
      'Expiry Date': '5',
      'Security Code': '4',
      'Card Holder Name': '200',
      'Billing Address Line 1': '200',
      'Billing Address Line 2 (optional)': '200',
      'Billing City': '100',
      'Billing State': '2',
      'Billing Zip Code': '16',
    };
    for (const [label, maxLength] of Object.entries(fields))
      expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', maxLength);
    expect(screen.getByLabelText('Billing Country')).toHaveValue('United States');
    expect(within(screen.getByLabelText('Billing Country')).getAllByRole('option')).toHaveLength(
      28,
    );
  });

  test('hides the billing address, and what was wrong with it, while it is the home address', async () => {
    const { user, next } = await openWizard({
      step: 5,
      answers: { billingAddressSameAsHome: false, billingCity: '', cardHolderName: '' },
    });
    await next();
    const group = screen.getByRole('group', { name: 'Billing address' });
    expect(group).toHaveAccessibleDescription('Please fill in all billing address fields');
    await user.click(screen.getByRole('checkbox', { name: /same as home/ }));
    expect(screen.queryByLabelText('Billing City')).toBeNull();
    expect(group).not.toHaveAccessibleDescription();
  });
});

describe.each(['Bill pay', 'Wire transfer'])('%s', (method) => {
  test('shows where to pay and wants to know that it was sent', async () => {
    const { pick, next } = await pickMethod();
    await pick(method);
    for (const text of [
      'Example Bonuses LLC',
      'Example Bank',
      '000123456789',
      '000000000',
      '000000001',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await next();
    const { box } = await findErrorBox();
    expect(box).toHaveTextContent('Please confirm that you have sent the payment');
    expect(screen.getByRole('checkbox', { name: "I've sent the payment" })).toBeInvalid();
    await expectAccessible();
  });
});

test.each(['bill_pay', 'wire'] as const)(
  'where to pay by %s is not made up when the settings lack it',
  async (paymentMethod) => {
    const payment = {
      beneficiary: '',
      bank: '',
      accountNumber: '',
      routingNumber: '',
      alternateRoutingNumber: '',
    };
    await openWizard({ step: 5, answers: { paymentMethod }, config: { ...testConfig, payment } });
    expect(
      screen.getByText(
        'The payment details are not available here at the moment. Please contact us for them.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Beneficiary')).toBeNull();
    expect(screen.queryByText(/use the alternate one/)).toBeNull();
  },
);

test.each([
  ['Card', 'The total is $5,150.00. The card form follows below.'],
  ['Bill pay', 'The total is $5,000.00. Where to send the money follows below.'],
  ['Wire transfer', 'The total is $5,000.00. Where to send the money follows below.'],
])('choosing %s says what it has changed', async (method, changed) => {
  render(<LiveRegion />);
  const { pick } = await pickMethod();
  await pick(method);
  expect(screen.getByRole('status')).toHaveTextContent(`${method} chosen. ${changed}`);
});

test('what was sent one way was not sent the other', async () => {
  const { pick, user } = await pickMethod();
  await pick('Bill pay');
  await user.click(screen.getByRole('checkbox', { name: "I've sent the payment" }));
  await pick('Wire transfer');
  expect(screen.getByRole('checkbox', { name: "I've sent the payment" })).not.toBeChecked();
});

describe.each(['Terms of Service', 'Independent Contractor Agreement'])('the %s', (title) => {
  test('opens in full and closes again, with focus back on its link', async () => {
    const { user } = await openWizard({ step: 5 });
    const link = screen.getByRole('button', { name: `Read the ${title}` });
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/Delaware/)).toBeInTheDocument();
    expect(
      dialog.getByText('Version 1.0-draft, effective November 20, 2026 (draft for counsel)'),
    ).toBeVisible();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });
});

test('takes the referral from the link, and lets it be changed', async () => {
  const { fill } = await openWizard({ step: 5, path: '/register?ref=ROBIN-7' });
  const field = screen.getByLabelText('Who referred you? (optional)');
  expect(field).toHaveValue('ROBIN-7');
  await fill('Who referred you? (optional)', 'Robin Sample');
  expect(field).toHaveValue('Robin Sample');
});

test('the error box keeps its place while answers are mended, and strikes out what was changed', async () => {
  const { next, user, fill } = await openWizard({
    step: 5,
    answers: {
      cardNumber: '',
      cardExpiry: '',
      cardAuthorizationAccepted: false,
    },
  });
  await next();
  const { links } = await findErrorBox();
  const texts = [
    'Please fill in all credit card details',
    'You must authorize the card charge to proceed',
  ];
  expect(links()).toEqual(texts);
  const details = screen.getByRole('link', { name: texts[0] });
  await fill('Card Number', '4242424242424242');
  expect(details).not.toHaveAttribute('aria-description');
  await user.click(details);
  expect(screen.getByLabelText('Expiry Date')).toHaveFocus();
  await fill('Expiry Date', '04/31');
  expect(details).toHaveAttribute('aria-description', 'Changed');
  expect(links()).toEqual(texts);
  await expectAccessible();
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/^You must authorize/);
});
