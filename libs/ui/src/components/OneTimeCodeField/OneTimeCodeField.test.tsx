import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });

function Owner({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <OneTimeCodeField
      label="6-digit code"
      value={code}
      onValueChange={setCode}
      {...(onComplete && { onComplete })}
    />
  );
}

test('is a single field that browsers and phones can fill in', () => {
  render(
    <OneTimeCodeField
      label="6-digit code"
      description="From your app"
      note="Sent"
      error="Not right"
    />,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('From your app Sent Not right');
});

test.each([
  '123456',
  '123 456',
  '123-456',
  ' 123456\n',
  'Your code is 123456.',
  '123–4567',
  'Code 2: 123456',
  '2. Your code: 123 456',
  'Step 2: 123-456',
  '2026-11-29 123456',
  'G-２ １２３４５６',
])('accepts the six digits of a pasted %j', async (text) => {
  render(<Owner />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue('123456');
});

test('accepts only six digits from the keyboard', async () => {
  const onValueChange = vi.fn();
  render(<OneTimeCodeField label="6-digit code" onValueChange={onValueChange} />);
  await userEvent.type(field(), '1 2a3-4567');
  expect(field()).toHaveValue('123456');
  expect(onValueChange).toHaveBeenLastCalledWith('123456');
});

test.each([
  ['kept by its owner', <Owner key="owner" />],
  ['kept by itself', <OneTimeCodeField key="own" label="6-digit code" />],
])('does not move the caret away from a corrected digit: %s', async (_, element) => {
  render(element);
  await userEvent.type(field(), '12356');
  await userEvent.type(field(), ' 4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue('123456');
  expect(field().selectionStart).toBe(4);
});

test('reports a complete code once, and again for another code', async () => {
  const onComplete = vi.fn();
  render(<Owner onComplete={onComplete} />);
  await userEvent.type(field(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('67');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  await userEvent.keyboard('{Backspace}9');
  expect(onComplete).toHaveBeenLastCalledWith('123459');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('reports the same code again after it was incomplete', async () => {
  const onComplete = vi.fn();
  render(<Owner onComplete={onComplete} />);
  await userEvent.type(field(), '123456');
  await userEvent.keyboard('{Backspace}6');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('passes events and native attributes on to its input', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <OneTimeCodeField
      label="6-digit code"
      name="code"
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.type(field(), '1-2');
  expect(onChange.mock.calls).toEqual([['1'], ['1'], ['12']]);
  expect(field()).toHaveAttribute('name', 'code');
});

test('accepts full-width digits', async () => {
  const onComplete = vi.fn();
  render(<Owner onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste('１２３ ４５６');
  expect(field()).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('changes nothing during composition, and reports the code afterwards', () => {
  const onComplete = vi.fn();
  render(<Owner onComplete={onComplete} />);
  fireEvent.compositionStart(field());
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field(), '１２３４５６');
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(field()).toHaveValue('１２３４５６');
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});
