import type { ApiClient } from '@bank-bonuses/api-client';
import { fixtures, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { mockClient, expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { CardForm } from './CardForm.tsx';

const card = {
  cardNumber: '',
  cardExpiry: '',
  cardSecurityCode: '',
  cardHolderName: '',
  cardAuthorizationAccepted: '',
};
const authorization =
  'I authorize Bank Bonuses to charge my card up to $5,000 plus a 3% processing fee.';
const slip = 'One of these digits seems to be wrong. Please compare them with your card.';

describe('card', () => {
  test('details, the billing address and the authorization are required', async () => {
    const billing = { billingAddressSameAsHome: false, billingCity: '' };
    const { next } = await openWizard({ step: 5, answers: { ...card, ...billing } });
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

  test('shows its brand as soon as its digits identify it', async () => {
    const { user } = await renderPart(<CardForm />, card);
    const field = screen.getByLabelText('Card Number');
    await user.type(field, '5');
    expect(field).not.toHaveAccessibleDescription();
    await user.type(field, '5');
    expect(field).toHaveAccessibleDescription('Mastercard');
    expect(screen.getByText('Mastercard')).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['13/99', 'Expiry Date needs a month from 01 to 12', 'Please fill in all credit card details'],
    ['12/20', 'Expiry Date is in the past', 'Expiry Date is in the past'],
  ])('with the expiry date %s shows an error on blur and on submit', async (typed, text, says) => {
    const { fill, user, next } = await openWizard({ step: 5 });
    const field = screen.getByLabelText('Expiry Date');
    await fill('Expiry Date', typed);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    await next();
    const { box, links } = await findErrorBox();
    expect(box).toHaveTextContent(says);
    expect(links()).toEqual(['Expiry Date']);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text) as string);
    await fill('Expiry Date', '12/98');
    await user.tab();
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });

  test('number with a typo gets advice, which does not block the step', async () => {
    render(<LiveRegion />);
    const auth = createFakeAuth({
      signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
    });
    const register = vi.fn<ApiClient['register']>().mockResolvedValue(fixtures.receipt);
    const client = { ...mockClient(mockApi.register()), register };
    const { fill, next } = await openWizard({ step: 5, auth, client });
    const field = screen.getByLabelText('Card Number');
    await fill('Card Number', '424242424242424');
    expect(field).toHaveAccessibleDescription('Visa');
    await fill('Card Number', '4242424242424241');
    expect(field).toHaveAccessibleDescription(`Visa ${slip}`);
    expect(field).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent(slip);
    expect(register).not.toHaveBeenCalled();
    await next();
    expect(await findStep('Registration Successful!')).toBeVisible();
    expect(register).toHaveBeenCalledOnce();
  });

  test('number as holder name shows an error on blur, which is announced', async () => {
    const { user } = await renderPart(<CardForm />, card);
    await user.click(screen.getByLabelText('Card Holder Name'));
    await user.paste('4242 4242 4242 4242');
    await user.tab();
    const text = /^Please remove the card number here\./;
    expect(screen.getByLabelText('Card Holder Name')).toHaveAccessibleDescription(text);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  test('number that is too short for its brand gets advice on blur', async () => {
    const { user } = await renderPart(<CardForm />, card);
    await user.click(screen.getByLabelText('Card Number'));
    await user.paste('1234567890123');
    expect(screen.getByLabelText('Card Number')).not.toHaveAccessibleDescription();
    await user.tab();
    expect(screen.getByLabelText('Card Number')).toHaveAccessibleDescription(slip);
  });

  test('with the home address as billing address shows neither billing fields nor their errors', async () => {
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
