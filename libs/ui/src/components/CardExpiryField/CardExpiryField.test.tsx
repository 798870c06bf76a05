import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardExpiryField } from './CardExpiryField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Expiry date' });

test('has a numeric keypad, and accepts another autocomplete and a description', () => {
  render(
    <CardExpiryField label="Expiry date" description="Yours" autoComplete="section-other cc-exp" />,
  );
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'section-other cc-exp');
  expect(field()).toHaveAccessibleDescription('Yours');
});

test('has a maximum of five characters, and autocompletes the expiry date of a card', () => {
  render(<CardExpiryField label="Expiry date" />);
  expect(field()).toHaveAttribute('autocomplete', 'cc-exp');
  expect(field()).toHaveAttribute('maxlength', '5');
});

test.each([
  ['0228', '02/28'],
  ['02/28', '02/28'],
  ['2/28', '02/28'],
  ['2.28', '02/28'],
  ['02/2028', '02/28'],
  ['02-2028', '02/28'],
  ['022028', '02/28'],
  ['12/2028', '12/28'],
  ['202802', '02/28'],
  ['2028-12', '12/28'],
  ['12/289', '12/28'],
])('%s, typed key by key, becomes %s', async (typed, written) => {
  render(<CardExpiryField label="Expiry date" />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(written);
});

test('formats a pasted value', async () => {
  render(<CardExpiryField label="Expiry date" />);
  await userEvent.click(field());
  await userEvent.paste('2027-04');
  expect(field()).toHaveValue('04/27');
});
