import { costMessages } from '@bank-bonuses/product';
import { expectAccessible } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findErrorBox, openWizard, queryErrorBox } from '../../testing/openWizard.testing.tsx';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { PaymentMethodSection } from './PaymentMethodSection.tsx';

/** Opens the last step without a payment method. */
async function pickMethod(answers = {}) {
  const wizard = await openWizard({ step: 5, answers: { paymentMethod: '', ...answers } });
  const pick = (name: string) => wizard.user.click(screen.getByRole('radio', { name }));
  return { ...wizard, pick };
}

const agree =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';

test('Register requires a payment method and both agreements', async () => {
  const { next } = await pickMethod({
    termsOfServiceAccepted: '',
    independentContractorAgreementAccepted: '',
  });
  await expectAccessible();
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(links()).toEqual(['Please select a payment method', agree]);
  expect(screen.getByRole('radiogroup', { name: 'Payment Method' })).toHaveAccessibleDescription(
    'Please select a payment method',
  );
  expect(screen.getByRole('group', { name: 'Agree' })).toHaveAccessibleDescription(agree);
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toHaveAccessibleDescription(
    `${agree} Read the Terms of Service`,
  );
  await expectAccessible();
});

test('the fee is explained in the words of the Terms before the payment method', async () => {
  const { user } = await renderPart(<PaymentMethodSection />, { paymentMethod: '' });
  const valueOf = (term: string) => screen.getByText(term).nextSibling;
  expect(valueOf('What you pay')).toHaveTextContent('The account opening fee of $5,000, up front');
  expect(valueOf('Who receives it')).toHaveTextContent('Bank Bonuses');
  expect(valueOf('Does it come back?')).toHaveTextContent(
    `The Terms of Service promise no refund of it. ${costMessages.revocation}`,
  );
  await user.click(screen.getByRole('radio', { name: 'Bill pay' }));
  expect(screen.getByText(/^Read the agreements first/)).toBeVisible();
});

test.each([
  ['Card', 'The total is $5,150.00. The card form follows.'],
  ['Wire transfer', 'The total is $5,000.00. The payment details follow the agreements.'],
])('choosing %s announces the total and the fields that follow', async (method, changed) => {
  const { user } = await renderPart(<PaymentMethodSection />, { paymentMethod: '' });
  await user.click(screen.getByRole('radio', { name: method }));
  expect(screen.getByRole('status')).toHaveTextContent(`${method} chosen. ${changed}`);
});

test('choosing another method clears the confirmation that the payment was sent, which is required', async () => {
  const { pick, user, next } = await pickMethod();
  await pick('Bill pay');
  await user.click(screen.getByRole('checkbox', { name: "I've sent the payment" }));
  await pick('Wire transfer');
  expect(screen.getByRole('checkbox', { name: "I've sent the payment" })).not.toBeChecked();
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(
    'Please confirm that you have sent the payment',
  );
  expect(screen.getByRole('checkbox', { name: "I've sent the payment" })).toBeInvalid();
  await expectAccessible();
});

describe.each(['Terms of Service', 'Independent Contractor Agreement'])('the %s', (title) => {
  test('opens in full and closes again, with focus back on its link', async () => {
    const { user } = await openWizard({ step: 5 });
    const link = screen.getByRole('button', { name: `Read the ${title}` });
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(/Delaware/)).toBeInTheDocument();
    expect(
      dialog.getByText('Version 1.1-draft, effective November 29, 2026 (draft for counsel)'),
    ).toBeVisible();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });
});

test('the error box keeps the errors of the last press, and a field loses its error when its answer is right', async () => {
  const { next, user, fill } = await openWizard({
    step: 5,
    answers: { cardNumber: '', cardExpiry: '', cardAuthorizationAccepted: '' },
  });
  await next();
  const { links } = await findErrorBox();
  const texts = [
    'Please fill in all credit card details',
    'You must authorize the card charge to proceed',
  ];
  expect(links()).toEqual(texts);
  const number = screen.getByLabelText('Card Number');
  await fill('Card Number', '4242');
  expect(number).toBeInvalid();
  await fill('Card Number', '4242424242424242');
  await waitFor(() => expect(number).toBeValid());
  await user.click(screen.getByRole('link', { name: texts[0] }));
  expect(number).toHaveFocus();
  await fill('Expiry Date', '04/31');
  expect(links()).toEqual(texts);
  await expectAccessible();
  await next();
  expect((await findErrorBox()).box).toHaveTextContent(/^You must authorize/);
});

test('the error box has no link to a field that another answer has hidden', async () => {
  const { next, user } = await openWizard({
    step: 5,
    answers: { billingAddressSameAsHome: false, cardNumber: '', billingCity: '' },
  });
  await next();
  const { links } = await findErrorBox();
  expect(links()).toEqual([
    'Please fill in all credit card details',
    'Please fill in all billing address fields',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /same as home/ }));
  expect(links()).toEqual(['Please fill in all credit card details']);
  await user.click(screen.getByRole('radio', { name: 'Wire transfer' }));
  await waitFor(() => expect(queryErrorBox()).toBeNull());
});
