import { AuthError, type PasswordChange } from '@bank-bonuses/auth';
import { createQueryClient, testConfig } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  closed,
  dialog,
  openSecurity,
  part,
  type SecurityOptions,
} from '../../testing/security.testing.tsx';

const labels = { current: 'Current Password', next: 'New Password', again: 'Confirm New Password' };

async function openChanging(
  changePassword: (change: PasswordChange) => Promise<void> = () => Promise.resolve(),
  options: SecurityOptions = {},
) {
  const sent = vi.fn(changePassword);
  const page = openSecurity({ ...options, accountSecurity: { changePassword: sent } });
  await page.user.click(part('Password').getByRole('button', { name: 'Change password' }));
  const window = await dialog('Change password');
  // Presses the button instead of Enter. In browsers Enter works too, but user-event submits only
  // if the button is inside the form.
  const submit = () => page.user.click(window.getByRole('button', { name: 'Change password' }));
  const type = async (current: string, next: string, again = next) => {
    for (const [label, text] of [
      [labels.current, current],
      [labels.next, next],
      [labels.again, again],
    ] as const) {
      const field = window.getByLabelText(label);
      await page.user.clear(field);
      await page.user.paste(text);
    }
    await submit();
  };
  return { ...page, window, sent, type, submit };
}

test('changes the password, shows a confirmation, and clears the fields', async () => {
  const queryClient = createQueryClient();
  const { user, window, sent, type } = await openChanging(undefined, { queryClient });
  await waitFor(() => expect(window.getByLabelText(labels.current)).toHaveFocus());
  await type('correct horse', 'another horse');
  await closed();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    current: 'correct horse',
    next: 'another horse',
  });
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(screen.getByText('Your other devices have been logged out.')).toBeVisible();
  const cached = [
    ...queryClient.getQueryCache().getAll(),
    ...queryClient.getMutationCache().getAll(),
  ];
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain('horse');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('horse');
  await user.click(part('Password').getByRole('button', { name: 'Change password' }));
  expect((await dialog('Change password')).getByLabelText(labels.current)).toHaveValue('');
});

test.each([
  ['', 'abcdef', 'abcdef', labels.current, 'Please enter your current password'],
  ['secret', 'abcdef', 'abcdeg', labels.again, 'Passwords do not match'],
  ['secret', 'secret', 'secret', labels.next, 'should be different from the old password'],
])(
  'rejects the current password %j with the new passwords %j and %j, without a request',
  async (current, next, again, label, text) => {
    const { window, sent, type } = await openChanging();
    await type(current, next, again);
    const field = window.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(new RegExp(text));
    expect(field).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  },
);

test('requires the minimum password length of the deployment', async () => {
  const config = { ...testConfig, authProfile: 'hardened' as const };
  const { window, type } = await openChanging(undefined, { config });
  await type('secret', 'elevenchars');
  expect(window.getByLabelText(labels.next)).toHaveAccessibleDescription(
    /Password must be at least 12 characters/,
  );
});

test('a wrong current password is reported at its field, and the right one is accepted', async () => {
  const wrong = new AuthError('Your current password is incorrect.', {
    code: 'current_password_invalid',
  });
  const { window, sent, type } = await openChanging(({ current }) =>
    current === 'wrong' ? Promise.reject(wrong) : Promise.resolve(),
  );
  await type('wrong', 'another horse');
  const field = window.getByLabelText(labels.current);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/incorrect/));
  expect(field).toHaveFocus();
  await type('correct horse', 'another horse');
  await closed();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('shows why the password was not changed', async () => {
  const text = 'We could not reach the login service.';
  const { window, type } = await openChanging(() => Promise.reject(new AuthError(text)));
  await type('correct horse', 'another horse');
  expect(await window.findByRole('alert')).toHaveTextContent(text);
  expect(window.getByLabelText(labels.next)).toHaveValue('another horse');
});

test('asks for a mailed code if the service requires one, and sends it with the password', async () => {
  const needed = new AuthError('We have sent a code.', { code: 'reauthentication_needed' });
  const wrong = new AuthError('This code is incorrect.', { code: 'reauthentication_not_valid' });
  const { user, window, sent, type, submit } = await openChanging(({ mailCode }) => {
    if (mailCode === '123456') return Promise.resolve();
    return Promise.reject(mailCode === undefined ? needed : wrong);
  });
  await type('correct horse', 'another horse');
  const field = await window.findByLabelText('Code from the email');
  expect(window.getByRole('alert')).toHaveTextContent('We have sent a code.');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('000000');
  await submit();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/incorrect/));
  await user.clear(field);
  await user.type(field, '123456');
  await submit();
  await closed();
  expect(sent).toHaveBeenLastCalledWith({
    current: 'correct horse',
    next: 'another horse',
    mailCode: '123456',
  });
});

test('the dialog stays open during the request', async () => {
  const response = Promise.withResolvers<void>();
  const { user, window, type } = await openChanging(() => response.promise);
  await type('correct horse', 'another horse');
  expect(await window.findByRole('button', { name: /Changing/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  response.resolve();
  await closed();
});
