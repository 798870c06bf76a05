import { renderWithProviders } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftKey } from '../draft/draftKey.ts';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { loadLater, type Later } from '../page/useLater.ts';

const entryOf = (registrationStep: number) => ({
  pathname: '/register',
  state: { registrationStep },
});

test('Back after a reload returns to the previous step, even before the code that follows the history is loaded', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ email: 'kim@example.com' }));
  const network = Promise.withResolvers<Later>();
  const { router } = renderWithProviders(
    <RegistrationPage start={{ load: () => network.promise }} />,
    { before: ['/register', entryOf(2)], path: entryOf(3) },
  );
  expect(document.title).toMatch(/^Step 3 of 5: Address/);
  await act(() => router.navigate(-1));
  network.resolve(await loadLater());
  await screen.findByRole('heading', { level: 2, name: 'About you' });
  expect(document.title).toMatch(/^Step 2 of 5: Personal/);
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
});
