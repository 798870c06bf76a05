import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { PasswordField } from './PasswordField.tsx';

test('a labeled button shows and hides the password', async () => {
  render(
    <>
      <PasswordField label="Password" />
      <PasswordField label="Confirm Password" />
      <LiveRegion />
    </>,
  );
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'fictional');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('status')).toHaveTextContent('The password is shown');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show confirm password' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByRole('status')).toHaveTextContent('The password is hidden');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('fictional');
});

test('accepts another label for its button', () => {
  render(<PasswordField label="Password" revealLabel="bank password" />);
  expect(screen.getByRole('button', { name: 'Show bank password' })).toBeInTheDocument();
});

test('hides the password when its form is submitted', async () => {
  render(
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('shows a note while Caps Lock is on and the field has focus', () => {
  render(<PasswordField label="Password" note="Longer is stronger" />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription('Longer is stronger');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(password).toHaveAccessibleDescription('Caps lock is on. Longer is stronger');
  fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
  expect(password).toHaveAccessibleDescription('Longer is stronger');
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  fireEvent.blur(password);
  expect(password).toHaveAccessibleDescription('Longer is stronger');
});
