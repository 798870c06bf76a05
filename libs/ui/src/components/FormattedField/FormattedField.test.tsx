import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { formatCardNumber } from '../../formatting/formatters.ts';
import { FormattedField } from './FormattedField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

function Owner() {
  const [value, setValue] = useState('');
  return (
    <FormattedField
      label="Number"
      format={formatCardNumber}
      maxLength={19}
      value={value}
      onValueChange={setValue}
    />
  );
}

const Own = () => <FormattedField label="Number" format={formatCardNumber} maxLength={19} />;

const kinds = [
  ['kept by its owner', Owner],
  ['kept by itself', Own],
] as const;

test.each(kinds)('formats typed text: %s', async (_, Kind) => {
  render(<Kind />);
  await userEvent.type(field(), '42424242x4');
  expect(field()).toHaveValue('4242 4242 4');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(field()).toHaveValue('4242 424');
});

test.each(kinds)('does not move the caret away from a corrected digit: %s', async (_, Kind) => {
  render(<Kind />);
  await userEvent.type(field(), '4242425');
  await userEvent.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('4294 2425');
  expect(field().selectionStart).toBe(3);
});

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

test.each(kinds)('undoes and redoes typing, a correction and a paste: %s', async (_, Kind) => {
  render(<Kind />);
  await userEvent.type(field(), '42424');
  await userEvent.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('4294 24');
  await userEvent.paste('11');
  expect(field()).toHaveValue('4291 1424');
  await undo();
  expect(field()).toHaveValue('4294 24');
  expect(field().selectionStart).toBe(3);
  await undo();
  expect(field()).toHaveValue('4242 4');
  expect(field().selectionStart).toBe(2);
  await undo();
  expect(field()).toHaveValue('');
  await undo();
  expect(field()).toHaveValue('');
  await redo();
  await redo();
  expect(field()).toHaveValue('4294 24');
});

test.each(kinds)('undoes a run of deleted digits at once: %s', async (_, Kind) => {
  render(<Kind />);
  await userEvent.type(field(), '424242424{Backspace}{Backspace}');
  expect(field()).toHaveValue('4242 424');
  await undo();
  expect(field()).toHaveValue('4242 4242 4');
  await userEvent.paste('5');
  await redo();
  expect(field()).toHaveValue('4242 4242 45');
});

test("obeys the browser's own undo command", async () => {
  render(<Own />);
  await userEvent.type(field(), '42425');
  fireEvent(field(), new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true }));
  expect(field()).toHaveValue('');
});

test.each(kinds)('formats a pasted value before it is truncated: %s', async (_, Kind) => {
  render(<Kind />);
  await userEvent.type(field(), '9999');
  field().setSelectionRange(0, 4);
  await userEvent.paste('No. 4242-4242-4242-4242');
  expect(field()).toHaveValue('4242 4242 4242 4242');
  expect(field().selectionStart).toBe(19);
});

test.each(kinds)('formats an inserted value before it is truncated: %s', (_, Kind) => {
  render(<Kind />);
  field().focus();
  const data = '\u202a4242 4242 4242 4242\u202c';
  const isTaken = fireEvent(
    field(),
    new InputEvent('beforeinput', {
      data,
      inputType: 'insertText',
      bubbles: true,
      cancelable: true,
    }),
  );
  expect(isTaken).toBe(false);
  expect(field()).toHaveValue('4242 4242 4242 4242');
});

test.each(kinds)(
  'does not replace a digit of a full value by an extra digit: %s',
  async (_, Kind) => {
    render(<Kind />);
    await userEvent.type(field(), '4242424242424241');
    await userEvent.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('4242 4242 4242 4241');
    await userEvent.type(field(), '9');
    expect(field()).toHaveValue('4242 4242 4242 4241');
  },
);

test('reports only formatted values to the parent component, including pasted values', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <FormattedField
      label="Number"
      format={formatCardNumber}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.click(field());
  await userEvent.paste('42425');
  expect(onChange.mock.calls).toEqual([['4242 5']]);
});

test('ignores a paste that the parent component has handled, and a paste into a read-only field', async () => {
  const { rerender } = render(
    <FormattedField
      label="Number"
      format={formatCardNumber}
      onPaste={(event) => event.preventDefault()}
    />,
  );
  await userEvent.click(field());
  await userEvent.paste('4242');
  expect(field()).toHaveValue('');
  rerender(<FormattedField label="Number" format={formatCardNumber} readOnly />);
  await userEvent.click(field());
  await userEvent.paste('4242');
  expect(field()).toHaveValue('');
});

/**
 * Simulates an input method: each step replaces the previous one, and the last one is committed.
 */
function compose(input: HTMLInputElement, steps: readonly string[]): void {
  const { value } = input;
  fireEvent.compositionStart(input);
  for (const step of steps) {
    const target = { value: value + step };
    fireEvent(input, inputEvent(input, target.value));
  }
  fireEvent.compositionEnd(input);
}

function inputEvent(input: HTMLInputElement, value: string): InputEvent {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  return new InputEvent('input', { bubbles: true, isComposing: true });
}

test.each(kinds)('changes nothing during composition, and formats afterwards: %s', (_, Kind) => {
  render(<Kind />);
  fireEvent.compositionStart(field());
  fireEvent(field(), inputEvent(field(), '42424'));
  expect(field()).toHaveValue('42424');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('4242 4');
});

test.each(kinds)('contains the digits of all compositions: %s', (_, Kind) => {
  render(<Kind />);
  for (const digit of '424212345') compose(field(), [digit]);
  expect(field()).toHaveValue('4242 1234 5');
});

test.each(kinds)('converts full-width digits: %s', (_, Kind) => {
  render(<Kind />);
  for (const digit of '４２４２1２') compose(field(), [digit]);
  expect(field()).toHaveValue('4242 12');
});

test('reports the formatted value to the parent component after composition', () => {
  const onValueChange = vi.fn();
  render(<FormattedField label="Number" format={formatCardNumber} onValueChange={onValueChange} />);
  compose(field(), ['4242', '42424']);
  expect(onValueChange).toHaveBeenLastCalledWith('4242 4');
});
