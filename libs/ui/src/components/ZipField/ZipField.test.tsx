import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ZipField } from './ZipField.tsx';

const field = () => screen.getByRole('textbox', { name: 'ZIP code' });

test('has a numeric keypad, and accepts another autocomplete and a description', () => {
  render(
    <ZipField label="ZIP code" description="Yours" autoComplete="section-other postal-code" />,
  );
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'section-other postal-code');
  expect(field()).toHaveAccessibleDescription('Yours');
});

test('adds the dash to nine typed digits', async () => {
  render(<ZipField label="ZIP code" />);
  expect(field()).toHaveAttribute('autocomplete', 'postal-code');
  await userEvent.type(field(), '010011234');
  expect(field()).toHaveValue('01001-1234');
});

test('formats a pasted ZIP code', async () => {
  render(<ZipField label="ZIP code" />);
  await userEvent.click(field());
  await userEvent.paste('01001 – 1234');
  expect(field()).toHaveValue('01001-1234');
});
