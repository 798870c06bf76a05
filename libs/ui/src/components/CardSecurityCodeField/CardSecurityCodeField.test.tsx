import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardSecurityCodeField } from './CardSecurityCodeField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Security code' });

test('has the right keypad, autocomplete and native attributes', () => {
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

test('formats typed text', async () => {
  render(<CardSecurityCodeField label="Security code" />);
  expect(field()).toHaveAttribute('autocomplete', 'cc-csc');
  await userEvent.type(field(), '12a345');
  expect(field()).toHaveValue('1234');
});

test('formats a pasted value', async () => {
  render(<CardSecurityCodeField label="Security code" />);
  await userEvent.click(field());
  await userEvent.paste('CVC 123');
  expect(field()).toHaveValue('123');
});
