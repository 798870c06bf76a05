import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SsnField } from './SsnField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'SSN' });

function Owner({ onValueChange }: { onValueChange?: (ssn: string) => void }) {
  const [ssn, setSsn] = useState('');
  return (
    <SsnField
      label="SSN"
      value={ssn}
      onValueChange={(value) => {
        setSsn(value);
        onValueChange?.(value);
      }}
    />
  );
}

test('shows the number while it has focus, and its last four digits afterwards', async () => {
  render(<Owner />);
  await userEvent.type(field(), '900123456');
  expect(field()).toHaveValue('900-12-3456');
  await userEvent.tab();
  expect(field()).toHaveValue('•••-••-3456');
  await userEvent.click(screen.getByRole('button', { name: 'Show SSN' }));
  expect(field()).toHaveValue('900-12-3456');
});

test('accepts a pasted number in any format, and reports the number to the parent component', async () => {
  const onValueChange = vi.fn();
  render(<Owner onValueChange={onValueChange} />);
  await userEvent.click(field());
  await userEvent.paste('SSN: 900 12 3456');
  expect(field()).toHaveValue('900-12-3456');
  expect(onValueChange).toHaveBeenLastCalledWith('900-12-3456');
  expect(field().selectionStart).toBe(11);
});

test('disables autocomplete', () => {
  render(<Owner />);
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});
