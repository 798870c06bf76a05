import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Checkbox } from './Checkbox.tsx';

test('is checked by a click on its label, and reports its new state', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox label="US Citizen" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('US Citizen'));
  expect(screen.getByRole('checkbox', { name: 'US Citizen' })).toBeChecked();
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('is not checked by a click on the button in its description', async () => {
  const onOpen = vi.fn();
  render(
    <Checkbox
      label="I agree to the Terms of Service"
      description={<TextButton onClick={onOpen}>Read the Terms of Service</TextButton>}
      error="Please agree"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read the Terms of Service' }));
  const box = screen.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
  expect(onOpen).toHaveBeenCalledOnce();
  expect(box).not.toBeChecked();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Read the Terms of Service Please agree');
});

function Controlled() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="I agree"
      checked={checked}
      onCheckedChange={setChecked}
      description={checked ? 'yes' : 'no'}
    />
  );
}

test('stays checked after hydration if checked before hydration', () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Controlled />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  box.checked = true;
  render(<Controlled />, { container: host, hydrate: true });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('yes');
});
