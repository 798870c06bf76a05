import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardExpiryField } from './CardExpiryField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Expiry date' });

test('shows the right keypad, is filled in by browsers, and takes its own attributes', () => {
  render(<CardExpiryField label="Expiry date" hint="Yours" autoComplete="section-other cc-exp" />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'section-other cc-exp');
  expect(field()).toHaveAccessibleDescription('Yours');
});

test('writes what is typed', async () => {
  render(<CardExpiryField label="Expiry date" />);
  expect(field()).toHaveAttribute('autocomplete', 'cc-exp');
  await userEvent.type(field(), '427');
  expect(field()).toHaveValue('42/7');
});

test('writes what is pasted', async () => {
  render(<CardExpiryField label="Expiry date" />);
  await userEvent.click(field());
  await userEvent.paste('2027-04');
  expect(field()).toHaveValue('04/27');
});
