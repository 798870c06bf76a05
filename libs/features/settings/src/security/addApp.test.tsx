import { AuthError } from '@bank-bonuses/auth';
import { fakeEnrollment, fakeFactor } from '@bank-bonuses/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  closed,
  dialog,
  openSecurity,
  part,
  type SecurityOptions,
} from '../testing/security.testing.tsx';

const title = 'Add an authenticator app';
const rejection = (code: string, text: string) => new AuthError(text, { code, status: 422 });

async function openAdding(options: SecurityOptions = {}) {
  const page = openSecurity(options);
  await page.user.click(await part('Authenticator apps').findByRole('button', { name: title }));
  return { ...page, window: await dialog(title) };
}

async function openConfirming(factors: SecurityOptions['factors'] = {}) {
  const page = await openAdding({ factors });
  await page.user.click(page.window.getByRole('button', { name: 'Continue' }));
  await page.window.findByRole('img', { name: 'QR code for your authenticator app' });
  const enter = (text: string) => page.user.type(page.window.getByLabelText('6-digit code'), text);
  return { ...page, enter };
}

test('an app is added with a name and a code, and its secret is shown as a QR code and as text', async () => {
  const enroll = vi.fn(() => Promise.resolve(fakeEnrollment));
  const verify = vi.fn(() => Promise.resolve());
  const list = vi.fn(() => Promise.resolve([] as (typeof fakeFactor)[]));
  const { user, enter, window } = await openConfirming({ enroll, verify, list });
  expect(enroll).toHaveBeenCalledWith('Authenticator app');
  expect(window.getByText('Scan this with your authenticator app:')).toHaveFocus();
  expect(window.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe(fakeEnrollment.secret);
  expect(
    window.getByRole('link', {
      name: 'Open in the authenticator app on this device',
      hidden: true,
    }),
  ).toHaveAttribute('href', fakeEnrollment.uri);

  list.mockResolvedValue([{ ...fakeFactor, name: 'Authenticator app' }]);
  await enter('123456{Enter}');
  await closed();
  expect(verify).toHaveBeenCalledWith({
    challenge: expect.objectContaining({ factorId: fakeEnrollment.factorId }) as unknown,
    code: '123456',
  });
  expect(screen.getByText('Authenticator app was added')).toBeVisible();
  expect(screen.getByText(/logged in without a code have been logged out/)).toBeVisible();
  expect(
    await part('Authenticator apps').findByRole('button', { name: 'Remove Authenticator app' }),
  ).toBeVisible();
  expect(document.body.innerHTML).not.toContain('JBSW');
});

test('shows no link to an authenticator app if the enrollment has another URL', async () => {
  const uri = 'javascript:alert(1)//otpauth://totp/';
  const { window } = await openConfirming({
    enroll: () => Promise.resolve({ ...fakeEnrollment, uri }),
  });
  expect(window.queryByRole('link', { hidden: true })).toBeNull();
  expect(window.getByText(/^Scan this/)).toBeVisible();
});

test('adding an app requires an unused name', async () => {
  const { user, window } = await openAdding();
  const field = window.getByLabelText('Name');
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription(/Please enter a name/);
  await user.type(field, ' Work phone {Enter}');
  expect(field).toHaveAccessibleDescription(/already used this name/);
  expect(field).toHaveFocus();
});

test.each([
  ['a name that was taken in the meantime', 'mfa_factor_name_conflict', /already used this name/],
  ['too many apps', 'too_many_enrolled_mfa_factors', /No more/],
])('the dialog shows the reason if an app cannot be added: %s', async (_what, code, text) => {
  const enroll = () => Promise.reject(rejection(code, 'No more of them.'));
  const { user, window } = await openAdding({ factors: { enroll } });
  await user.click(window.getByRole('button', { name: 'Continue' }));
  expect(await window.findByText(text)).toBeVisible();
});

test('an incomplete code is not sent', async () => {
  const verify = vi.fn(() => Promise.resolve());
  const { enter, window } = await openConfirming({ verify });
  await enter('123{Enter}');
  expect(window.getByLabelText('6-digit code')).toHaveAccessibleDescription(
    /Please enter the 6 digits of the code/,
  );
  expect(verify).not.toHaveBeenCalled();
});

test('a wrong code is reported at its field, and the next code gets a new challenge', async () => {
  const wrong = rejection('mfa_verification_failed', 'This code is incorrect.');
  const verify = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(wrong);
  const challenge = vi.fn(({ id: factorId }: { id: string }) =>
    Promise.resolve({ factorId, challengeId: 'c' }),
  );
  const { user, enter, window } = await openConfirming({ verify, challenge });
  await enter('000000{Enter}');
  const field = window.getByLabelText('6-digit code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect/));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  await closed();
  expect(challenge).toHaveBeenCalledTimes(2);
});

test('Cancel in the dialog removes the secret from the page', async () => {
  const { user, window } = await openConfirming();
  await user.click(window.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(document.body.innerHTML).not.toContain('JBSW');
  await user.click(part('Authenticator apps').getByRole('button', { name: title }));
  expect((await dialog(title)).getByLabelText('Name')).toBeVisible();
});

test('the dialog stays open while a code is being checked', async () => {
  const response = Promise.withResolvers<void>();
  const { user, enter, window } = await openConfirming({ verify: () => response.promise });
  await enter('123456{Enter}');
  expect(await window.findByRole('button', { name: /Confirming/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(window.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeVisible();
  response.resolve();
  await closed();
});

test('no app can be added if there are ten already', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...fakeFactor,
    id: `app-${index}`,
    name: `App ${index}`,
  }));
  openSecurity({ factors: { list: () => Promise.resolve(ten) } });
  const region = part('Authenticator apps');
  expect(await region.findByText(/You have added 10/)).toBeVisible();
  expect(region.queryByRole('button', { name: title })).toBeNull();
});
