import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard } from '../testing/openWizard.testing.tsx';

/** Dispatches `beforeunload`. Returns `false` if the browser would ask. */
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link to another page opens a dialog first, and Stay loses no answer', async () => {
  const { user, router } = await openWizard({ step: 2 });
  // The listener is added shortly after the step is rendered.
  await waitFor(() => expect(leave()).toBe(false));
  const away = screen.getByRole('link', { name: 'Already have an account?' });
  await user.click(away);
  expect(await screen.findByRole('dialog', { name: 'Leave your registration?' })).toBeVisible();
  const stay = screen.getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.click(stay);
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByLabelText('First Name')).toHaveValue('Avery');
  await user.click(away);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('the browser asks before it unloads a page with answers', async () => {
  const { unmount } = await openWizard({ step: 2 });
  await waitFor(() => expect(leave()).toBe(false));
  unmount();
  expect(leave()).toBe(true);
});
