import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Phone number' });

test('has a phone keypad, and accepts another autocomplete and a description', () => {
  render(<PhoneField label="Phone number" description="Yours" autoComplete="section-other tel" />);
  expect(field()).toHaveAttribute('inputmode', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'section-other tel');
  expect(field()).toHaveAccessibleDescription('Yours');
});

test('does not change a typed number', async () => {
  render(<PhoneField label="Phone number" />);
  expect(field()).toHaveAttribute('autocomplete', 'tel');
  await userEvent.type(field(), '(555) 010-0142');
  expect(field()).toHaveValue('(555) 010-0142');
});

test('does not change a pasted number', async () => {
  render(<PhoneField label="Phone number" />);
  await userEvent.click(field());
  await userEvent.paste('+44 20 7946 0958');
  expect(field()).toHaveValue('+44 20 7946 0958');
});
