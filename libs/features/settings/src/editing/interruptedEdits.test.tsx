import { handlers, mockApi, mockFailures } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { expectAccessible } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { edit, form, openSettings, press, recordUpdates } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

const avery = signedInAs({ id: 'avery' });
const ended = { status: 'signed-out', hasEnded: true } as const;
const typed = '(555) 010-0199';

async function openTyped() {
  const auth = createFakeAuth({ state: avery });
  const page = openSettings({ auth });
  await screen.findByText('Avery');
  await edit(page.user, { section: 'phone', fields: { Phone: typed } });
  return { ...page, auth };
}

type Page = Awaited<ReturnType<typeof openTyped>>;

/**
 * Simulates the shell: unmounts the screen when the session ends, and mounts it again for the next
 * session.
 */
async function comeBack({ auth, unmount }: Page, leaving: () => void, next = avery) {
  act(leaving);
  unmount();
  act(() => auth.setState(next));
  const page = openSettings({ auth });
  await screen.findByText('Avery');
  return page;
}

const restored = () => screen.queryByRole('form', { name: 'Edit phone' });

test('edits are restored after the session has ended, and can then be saved', async () => {
  const sent = recordUpdates(server);
  const page = await openTyped();
  const { user } = await comeBack(page, () => page.auth.setState(ended));
  expect(form('phone').getByLabelText('Phone')).toHaveValue(typed);
  expect(form('phone').getByRole('status')).toHaveTextContent(
    'You typed these changes before your session ended. They are not saved yet.',
  );
  await expectAccessible();
  await press(user, 'phone', 'Save');
  await waitFor(() => expect(restored()).toBeNull());
  expect(sent).toEqual([{ personal_phone: '5550100199' }]);
});

test('edits whose save failed are restored after the session has ended', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.use(mockApi.updateProfile(mockFailures.serverError()));
  const page = await openTyped();
  await press(page.user, 'phone', 'Save');
  await screen.findByText('Your changes were not saved');
  await comeBack(page, () => page.auth.setState(ended));
  expect(form('phone').getByLabelText('Phone')).toHaveValue(typed);
});

test.each([
  ['a logout', (page: Page) => page.auth.setState({ status: 'signed-out' }), avery],
  [
    'a login by another customer',
    (page: Page) => page.auth.setState(ended),
    signedInAs({ id: 'sam' }),
  ],
])('%s discards the edits', async (_, leave, next) => {
  const page = await openTyped();
  const other = await comeBack(page, () => leave(page), next);
  expect(restored()).toBeNull();
  // The edits are gone for the first customer too.
  await comeBack({ ...other, auth: page.auth }, () => page.auth.setState(ended));
  expect(restored()).toBeNull();
});

test('a login by another customer discards the edits, even if Settings is not opened', async () => {
  const page = await openTyped();
  act(() => page.auth.setState(ended));
  page.unmount();
  act(() => page.auth.setState(signedInAs({ id: 'sam' })));
  await comeBack(page, () => page.auth.setState(ended));
  expect(restored()).toBeNull();
});

test.each(['Save', 'Cancel'])('edits are not restored after %s', async (button) => {
  recordUpdates(server);
  const page = await openTyped();
  await press(page.user, 'phone', button);
  await waitFor(() => expect(restored()).toBeNull());
  await comeBack(page, () => page.auth.setState(ended));
  expect(restored()).toBeNull();
});

test('edits are not restored after the customer confirmed leaving the page', async () => {
  const page = await openTyped();
  await page.user.click(screen.getByRole('link', { name: 'Home' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(paths.dashboard));
  await comeBack(page, () => page.auth.setState(ended));
  expect(restored()).toBeNull();
});

test('browser storage contains no edits after the session has ended', async () => {
  const page = await openTyped();
  act(() => page.auth.setState(ended));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/010.?0199/);
});
