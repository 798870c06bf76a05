import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';

const network = vi.hoisted(() => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  return { respond, responded };
});

vi.mock(import('./HistorySync.tsx'), async (load) => {
  await network.responded;
  return load();
});

// Compiles the code before the test, so that the test does not wait for it.
beforeAll(() => vi.importActual('./HistorySync.tsx'));

const entryOf = (registrationStep: number) => ({
  pathname: '/register',
  state: { registrationStep },
});

test('Back after a reload returns to the previous step, even before the code that follows the history is loaded', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ email: 'kim@example.com' }));
  const { router } = renderWithProviders(<RegistrationPage />, {
    before: ['/register', entryOf(2)],
    path: entryOf(3),
    auth: createFakeAuth(),
  });
  expect(document.title).toMatch(/^Step 3 of 5: Address/);
  await act(() => router.navigate(-1));
  network.respond();
  await screen.findByRole('heading', { level: 2, name: 'About you' });
  expect(document.title).toMatch(/^Step 2 of 5: Personal/);
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
});
