import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardSecurityCodeField } from './CardSecurityCodeField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Security code' });

test('has a numeric keypad, and accepts another autocomplete and a description', () => {
  render(
    <CardSecurityCodeField
      label="Security code"
      description="Yours"
      autoComplete="section-other cc-csc"
    />,
  );
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'section-other cc-csc');
  expect(field()).toHaveAccessibleDescription('Yours');
});

test('accepts four typed digits and autocompletes the security code', async () => {
  render(<CardSecurityCodeField label="Security code" />);
  expect(field()).toHaveAttribute('autocomplete', 'cc-csc');
  await userEvent.type(field(), '12a345');
  expect(field()).toHaveValue('1234');
});

test('removes letters from a pasted code', async () => {
  render(<CardSecurityCodeField label="Security code" />);
  await userEvent.click(field());
  await userEvent.paste('CVC 123');
  expect(field()).toHaveValue('123');
});
