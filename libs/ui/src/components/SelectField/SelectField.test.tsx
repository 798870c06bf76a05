import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SelectField } from './SelectField.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'DE', label: 'Delaware' },
];

test('starts with its placeholder and reports the chosen value', async () => {
  const onValueChange = vi.fn();
  render(
    <SelectField
      label="State"
      options={states}
      placeholder="Choose a state"
      onValueChange={onValueChange}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select).toHaveDisplayValue('Choose a state');
  await userEvent.selectOptions(select, 'Delaware');
  expect(onValueChange).toHaveBeenCalledWith('DE');
});

test('is marked as invalid and described by its error', () => {
  render(<SelectField label="State" options={states} error="State is required" />);
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('State is required');
});

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="State"
      options={states}
      placeholder="Choose"
      value={value}
      onValueChange={setValue}
      description={value}
    />
  );
}

test('preserves a choice made before hydration', () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Controlled />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  select.value = 'DE';
  render(<Controlled />, { container: host, hydrate: true });
  expect(select).toHaveValue('DE');
  expect(select).toHaveAccessibleDescription('DE');
});
