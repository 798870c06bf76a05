import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cardBrand } from './cardBrand.ts';
import { CardNumberField } from './CardNumberField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Card number' });

function Owner() {
  const [number, setNumber] = useState('');
  return (
    <CardNumberField
      label="Card number"
      description="As on the card"
      value={number}
      onValueChange={setNumber}
      brand={cardBrand(number)}
    />
  );
}

test('groups the digits and reports the brand as soon as it is known', async () => {
  render(<Owner />);
  expect(field()).toHaveAttribute('autocomplete', 'cc-number');
  expect(field()).toHaveAccessibleDescription('As on the card');
  await userEvent.type(field(), '42424');
  expect(field()).toHaveValue('4242 4');
  expect(field()).toHaveAccessibleDescription('Visa As on the card');
  await userEvent.clear(field());
  expect(field()).toHaveAccessibleDescription('As on the card');
});

test('formats a pasted number', async () => {
  render(<Owner />);
  await userEvent.click(field());
  await userEvent.paste('3782-822463-10005');
  expect(field()).toHaveValue('3782 8224 6310 005');
  expect(field()).toHaveAccessibleDescription('American Express As on the card');
});
