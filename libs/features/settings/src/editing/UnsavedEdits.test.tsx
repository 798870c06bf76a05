import { mockFailures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { form, openSettings } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

async function openTyped(options?: Parameters<typeof openSettings>[0]) {
  const page = openSettings(options);
  await screen.findByText('Avery');
  await page.user.click(screen.getByRole('button', { name: 'Edit email' }));
  await page.user.type(form('email').getByLabelText('Email'), 'x');
  return page;
}

const leave = ({ user }: ReturnType<typeof openSettings>) =>
  user.click(screen.getByRole('link', { name: 'Home' }));

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

const isUnloadHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the dialog opens before a navigation, and Keep editing stays on the page', async () => {
  const page = await openTyped();
  await leave(page);
  expect(await question()).toHaveTextContent('Your changes to email have not been saved.');
  await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.router.state.location.pathname).toBe(paths.settings);
  expect(form('email').getByLabelText('Email')).toHaveValue('avery@example.comx');
});

test('Leave in the dialog continues the navigation', async () => {
  const page = await openTyped();
  await leave(page);
  await question();
  await page.user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(paths.dashboard));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog opens before the browser goes back', async () => {
  const page = await openTyped();
  await page.user.click(form('email').getByRole('button', { name: 'Cancel' }));
  await leave(page);
  await act(() => page.router.navigate(paths.settings));
  await page.user.click(await screen.findByRole('button', { name: 'Edit phone' }));
  await page.user.type(form('phone').getByLabelText('Phone'), '1');
  await act(() => page.router.navigate(-1));
  expect(await question()).toHaveTextContent('Your changes to phone');
  expect(page.router.state.location.pathname).toBe(paths.settings);
});

test('the browser asks before the tab closes', async () => {
  const { user } = await openTyped();
  expect(isUnloadHeld()).toBe(true);
  await user.click(form('email').getByRole('button', { name: 'Cancel' }));
  expect(isUnloadHeld()).toBe(false);
});

test('no dialog opens if every value equals the stored value', async () => {
  const page = await openTyped();
  await page.user.keyboard('{Backspace}');
  expect(isUnloadHeld()).toBe(false);
  await leave(page);
  expect(page.router.state.location.pathname).toBe(paths.dashboard);
});

test('after a failed save, the browser asks before the tab closes until the changes are discarded', async () => {
  server.use(mockApi.updateProfile(mockFailures.serverError()));
  const page = await openTyped();
  await page.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Edit again' });
  expect(isUnloadHeld()).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(isUnloadHeld()).toBe(false);
});

test('the dialog names every section whose edits would be lost', async () => {
  const page = await openTyped();
  await page.user.click(screen.getByRole('button', { name: 'Edit employment' }));
  await page.user.type(form('employment').getByLabelText('Employer (optional)'), 'x');
  await leave(page);
  expect(await question()).toHaveTextContent('Your changes to email and employment have not');
});

test('the dialog closes once a running save has completed', async () => {
  const response = Promise.withResolvers<void>();
  server.use(
    http.put('*/api/user/profile', async () => {
      await response.promise;
      return HttpResponse.json({ personal_email: 'avery@example.comx' });
    }),
  );
  const page = await openTyped();
  await page.user.keyboard('{Enter}');
  await leave(page);
  await question();
  response.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Email updated successfully')).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe(paths.settings);
});

describe('logging out', () => {
  const openSignedIn = async (open = openTyped) => {
    const auth = createFakeAuth({ state: signedInAs() });
    const page = await open({ auth });
    const logOut = () => page.user.click(screen.getByRole('button', { name: 'Logout' }));
    return { ...page, auth, logOut };
  };

  test('opens the dialog first, and can be canceled in it', async () => {
    const { auth, logOut, user } = await openSignedIn();
    await logOut();
    expect(await question()).toHaveTextContent('Your changes to email have not been saved.');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(auth.getState().status).toBe('signed-in');
    expect(form('email').getByLabelText('Email')).toHaveValue('avery@example.comx');
    await logOut();
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(auth.getState().status).toBe('signed-out');
  });

  test('opens no dialog if there are no unsaved edits', async () => {
    const { auth, logOut, user } = await openSignedIn();
    await user.keyboard('{Backspace}');
    await logOut();
    expect(auth.getState().status).toBe('signed-out');
  });

  test('is canceled by a save that completes while the dialog is open', async () => {
    const response = Promise.withResolvers<void>();
    server.use(
      http.put('*/api/user/profile', async () => {
        await response.promise;
        return HttpResponse.json({ personal_email: 'avery@example.comx' });
      }),
    );
    const { auth, logOut, user } = await openSignedIn();
    await user.keyboard('{Enter}');
    await logOut();
    await question();
    response.resolve();
    await screen.findByText('Email updated successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit phone' }));
    await user.type(form('phone').getByLabelText('Phone'), '1');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(auth.getState().status).toBe('signed-in');
  });
});
