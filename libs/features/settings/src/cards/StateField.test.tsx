import { LiveRegion } from '@bank-bonuses/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { StateField } from './StateField.tsx';

function Owner() {
  const [state, setState] = useState('');
  return (
    <>
      <StateField value={state} onValueChange={setState} />
      <LiveRegion />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'State' });

beforeEach(() => void render(<Owner />));

test('turns a pasted or filled in name into its code', async () => {
  await userEvent.type(field(), 'ar');
  await userEvent.paste('Arizona');
  expect(field()).toHaveValue('AZ');
  fireEvent.change(field(), { target: { value: 'Missouri' } });
  expect(field()).toHaveValue('MO');
});

test('keeps its text and gives advice when a pasted text is no state', async () => {
  await userEvent.type(field(), 'ma');
  await userEvent.paste('Arizonna');
  expect(field()).toHaveValue('MA');
  expect(field()).toHaveAccessibleDescription(/Two letters, such as MA/);
});

test("shows the state's name beside its code", async () => {
  await userEvent.type(field(), 'ar');
  expect(field()).toHaveAccessibleDescription('Arkansas');
  await userEvent.clear(field());
  await userEvent.type(field(), 'xx');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription('Two letters, such as MA.');
  expect(screen.getByRole('status')).toHaveTextContent('Two letters, such as MA.');
});
