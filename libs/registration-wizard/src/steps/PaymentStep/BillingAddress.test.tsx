import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { BillingAddress } from './BillingAddress.tsx';

const unknown = 'This is not the code of a US state. Please check it.';

const open = async (billingCountry: 'United States' | 'Canada' = 'United States') => {
  const answers = { billingAddressSameAsHome: false, billingState: '', billingCountry };
  const { user } = await renderPart(<BillingAddress />, answers);
  const field = screen.getByLabelText('Billing State');
  return { user, field };
};

test.each([
  [' new  york ', 'NY', 'New York'],
  ['ＭＡＩＮＥ', 'ME', 'Maine'],
])('pasting %j enters %s and shows the name', async (pasted, code, name) => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(code);
  expect(field).toHaveAccessibleDescription(name);
  expect(screen.getByText(name)).toBeVisible();
});

test('pasting a text that is no name of the list enters nothing', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste('Alaska (AK)');
  expect(field).toHaveValue('');
});

test('a third typed letter is refused, and the name of the code is shown', async () => {
  const { user, field } = await open();
  await user.type(field, 'Ari');
  expect(field).toHaveValue('AR');
  expect(field).toHaveAccessibleDescription('Arkansas');
});

test('a code that is not in the list gets advice, which does not make it invalid', async () => {
  const { user, field } = await open();
  await user.type(field, 'ZZ');
  expect(field).toHaveAccessibleDescription(unknown);
  expect(screen.getByRole('status')).toHaveTextContent(unknown);
  expect(field).toBeValid();
});

test('a province of another country gets no advice', async () => {
  const { user, field } = await open('Canada');
  await user.type(field, 'ON');
  expect(field).toHaveValue('ON');
  expect(field).not.toHaveAccessibleDescription();
});
