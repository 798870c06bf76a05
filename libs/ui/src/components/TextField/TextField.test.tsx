import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

test('associates label, description, note and error with its input', () => {
  render(
    <TextField
      label="Zip code"
      description="Five digits"
      note="Is this in Delaware?"
      error="Zip Code is required"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Zip code' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    'Five digits Is this in Delaware? Zip Code is required',
  );
});

test('is required unless the label contains (optional)', () => {
  render(
    <>
      <TextField label="City" />
      <TextField label="Employer" optional />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'City' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Employer (optional)' })).not.toBeRequired();
});

test('accepts an id, description, ref and native attributes', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Phone" id="phone" ref={ref} aria-describedby="x" inputMode="tel" />);
  const input = screen.getByLabelText('Phone');
  expect(input).toHaveAttribute('id', 'phone');
  expect(input).toHaveAttribute('inputmode', 'tel');
  expect(input).toHaveAttribute('aria-describedby', 'x');
  expect(ref.current).toBe(input);
});

test('reports both the event and the new value', async () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  render(<TextField label="City" onChange={onChange} onValueChange={onValueChange} />);
  await userEvent.type(screen.getByLabelText('City'), 'Ab');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onValueChange).toHaveBeenLastCalledWith('Ab');
});

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label="Email" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function hydrateAfter(element: React.ReactElement, typed: string) {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(element);
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  input.value = typed;
  render(element, { container: host, hydrate: true });
  return input;
}

test('preserves text typed before hydration, if controlled', async () => {
  const input = hydrateAfter(<Controlled />, 'pat@example.com');
  expect(input).toHaveValue('pat@example.com');
  expect(screen.getByRole('status')).toHaveTextContent('pat@example.com');
  await userEvent.type(input, '!');
  expect(screen.getByRole('status')).toHaveTextContent('pat@example.com!');
});

test('preserves text typed before hydration, if uncontrolled', () => {
  const input = hydrateAfter(<TextField label="Email" />, 'pat@example.com');
  expect(input).toHaveValue('pat@example.com');
});

test('restores text typed before hydration after a form library has set its default', () => {
  const onChange = vi.fn<(text: string) => void>();
  // Sets a default value, as the ref of react-hook-form's `register()` does when it gets the input.
  const withDefault = (node: HTMLInputElement | null) => {
    if (node) node.value = '';
  };
  const input = hydrateAfter(
    <TextField
      label="Email"
      ref={withDefault}
      onChange={(event) => onChange(event.target.value)}
    />,
    'pat@example.com',
  );
  expect(input).toHaveValue('pat@example.com');
  expect(onChange).toHaveBeenCalledWith('pat@example.com');
});

test('reports no change if nothing was typed before hydration', () => {
  const onChange = vi.fn();
  hydrateAfter(<TextField label="Email" onChange={onChange} />, '');
  expect(onChange).not.toHaveBeenCalled();
});
