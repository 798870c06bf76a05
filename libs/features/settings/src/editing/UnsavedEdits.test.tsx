import { mockFailures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { useAuth, useSignOutQuestion } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardProps } from '../cards/cardProps.ts';
import { EmailSection } from '../cards/EmailSection.tsx';
import { PhoneSection } from '../cards/PhoneSection.tsx';
import { edit, form, openCard } from '../testing/settings.testing.tsx';
import { UnsavedEdits } from './UnsavedEdits.tsx';

const server = startTestServer(...handlers);

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Two sections beside a link to Home and a Logout button, like those of the shell. */
function Sections(props: CardProps) {
  const auth = useAuth();
  const passQuestion = useSignOutQuestion();
  return (
    <>
      <Link to={paths.dashboard}>Home</Link>
      <button onClick={() => passQuestion(() => void auth.signOut())}>Logout</button>
      <UnsavedEdits>
        <EmailSection {...props} />
        <PhoneSection {...props} />
      </UnsavedEdits>
    </>
  );
}

const email = () => form('email').getByLabelText('Email');

async function openTyped() {
  const auth = createFakeAuth({ state: signedInAs() });
  const page = openCard(Sections, { auth, path: paths.settings, before: [paths.bonuses] });
  await edit(page.user, { section: 'email', fields: {} });
  await page.user.type(email(), 'x');
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const leave = () => page.user.click(screen.getByRole('link', { name: 'Home' }));
  const location = () => page.router.state.location.pathname;
  return { ...page, auth, press, leave, location };
}

/** Mocks a save whose response arrives when the returned function is called. */
function holdSave(): () => void {
  const response = Promise.withResolvers<void>();
  server.use(
    http.put('*/api/user/profile', async () => {
      await response.promise;
      return HttpResponse.json({ personal_email: 'avery@example.comx' });
    }),
  );
  return response.resolve;
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const isUnloadHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the dialog opens before a navigation, Keep editing stays, and Leave continues it', async () => {
  const { press, leave, location } = await openTyped();
  await leave();
  expect(await question()).toHaveTextContent('Your changes to email have not been saved.');
  await press('Keep editing');
  await closed();
  expect(location()).toBe(paths.settings);
  expect(email()).toHaveValue('avery@example.comx');
  await leave();
  await question();
  await press('Leave');
  await waitFor(() => expect(location()).toBe(paths.dashboard));
});

test('the dialog opens before the browser goes back, and names every section', async () => {
  const { user, router, location } = await openTyped();
  await edit(user, { section: 'phone', fields: { Phone: '1' } });
  await act(() => router.navigate(-1));
  expect(await question()).toHaveTextContent('Your changes to email and phone have not');
  expect(location()).toBe(paths.settings);
});

test('no dialog opens if every value equals the stored value', async () => {
  const { user, leave, location } = await openTyped();
  expect(isUnloadHeld()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(isUnloadHeld()).toBe(false);
  await leave();
  expect(location()).toBe(paths.dashboard);
});

test('after a failed save, the browser asks before the tab closes until the changes are discarded', async () => {
  server.use(mockApi.updateProfile(mockFailures.serverError()));
  const { user, press } = await openTyped();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Edit again' });
  expect(isUnloadHeld()).toBe(true);
  await press('Discard changes');
  expect(isUnloadHeld()).toBe(false);
});

test('the dialog closes once a running save has completed', async () => {
  const respond = holdSave();
  const { user, leave, location } = await openTyped();
  await user.keyboard('{Enter}');
  await leave();
  await question();
  respond();
  await closed();
  expect(await screen.findByText('Email updated successfully')).toBeInTheDocument();
  expect(location()).toBe(paths.settings);
});

describe('logging out', () => {
  test('opens the dialog first, and can be canceled in it', async () => {
    const { auth, press } = await openTyped();
    await press('Logout');
    expect(await question()).toHaveTextContent('Your changes to email have not been saved.');
    await press('Keep editing');
    await closed();
    expect(auth.getState().status).toBe('signed-in');
    expect(email()).toHaveValue('avery@example.comx');
    await press('Logout');
    await question();
    await press('Leave');
    expect(auth.getState().status).toBe('signed-out');
  });

  test('opens no dialog if there are no unsaved edits', async () => {
    const { auth, press, user } = await openTyped();
    await user.keyboard('{Backspace}');
    await press('Logout');
    expect(auth.getState().status).toBe('signed-out');
  });

  test('is canceled by a save that completes while the dialog is open', async () => {
    const respond = holdSave();
    const { auth, press, user } = await openTyped();
    await user.keyboard('{Enter}');
    await press('Logout');
    await question();
    respond();
    await screen.findByText('Email updated successfully');
    await closed();
    await edit(user, { section: 'phone', fields: { Phone: '1' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(auth.getState().status).toBe('signed-in');
  });
});
