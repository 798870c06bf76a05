import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MaskedField } from './MaskedField.tsx';

const mask = (text: string) => text.replaceAll(/\d(?=.*\d{4})/g, '•');

function Owner({ initial = '' }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MaskedField label="Account number" value={value} onValueChange={setValue} mask={mask} />
      <output>{value}</output>
    </>
  );
}

test('shows the value while it has focus, and masks it on blur', async () => {
  render(<Owner />);
  const field = screen.getByLabelText('Account number');
  await userEvent.type(field, '000123456');
  expect(field).toHaveValue('000123456');
  await userEvent.tab();
  expect(field).toHaveValue('•••••3456');
  expect(field).toHaveAccessibleDescription('ending in 3456');
  expect(screen.getByRole('status')).toHaveTextContent('000123456');
  await userEvent.click(field);
  expect(field).toHaveValue('000123456');
  expect(field).not.toHaveAccessibleDescription();
});

test('a button that names the value shows and hides it', async () => {
  render(<Owner initial="000123456" />);
  const field = screen.getByLabelText('Account number');
  expect(field).toHaveValue('•••••3456');
  await userEvent.click(screen.getByRole('button', { name: 'Show account number' }));
  expect(field).toHaveValue('000123456');
  await userEvent.click(screen.getByRole('button', { name: 'Hide account number' }));
  expect(field).toHaveValue('•••••3456');
});

test('preserves a selection that a script makes before focus', () => {
  render(<Owner initial="00012345" />);
  const field = screen.getByLabelText<HTMLInputElement>('Account number');
  field.select();
  act(() => field.focus());
  expect(field).toHaveValue('00012345');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
});

test('selects the whole value on focus if the selection is still empty', () => {
  render(<Owner initial="00012345" />);
  const field = screen.getByLabelText<HTMLInputElement>('Account number');
  field.setSelectionRange(0, 0);
  act(() => field.focus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
});

test('has no Show button while the field is empty', async () => {
  render(<Owner />);
  const field = screen.getByLabelText('Account number');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, '0');
  expect(screen.getByRole('button', { name: 'Show account number' })).toBeVisible();
  await userEvent.clear(field);
  expect(screen.queryByRole('button')).toBeNull();
  expect(field).toHaveFocus();
});
