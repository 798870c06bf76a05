import { mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { stepOfEntry } from './historyEntry.ts';
import { expect, test, vi } from 'vitest';
import { RegistrationPage } from '../page/RegistrationPage.tsx';
import { filledForm } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';

startTestServer(mockApi.register());

const go = (router: { navigate: (delta: number) => Promise<void> }, delta: number) =>
  act(() => router.navigate(delta));

test('Back and Forward move between the steps without changing the URL', async () => {
  const { next, router } = await openWizard({ path: '/register?ref=R1' });
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await next();
  await findStep('About you');
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  await next();
  await findStep('Your home address');
  expect(document.title).toMatch(/^Step 3 of 5: Address/);
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 3 }));
  await go(router, -1);
  expect(await findStep('About you')).toHaveFocus();
  expect(document.title).toMatch(/^Step 2 of 5: Personal/);
  expect(router.state.location).toMatchObject({ pathname: '/register', search: '?ref=R1' });
  await go(router, 1);
  expect(await findStep('Your home address')).toHaveFocus();
});

test('Previous goes back in the browser history', async () => {
  const { next, user, router } = await openWizard();
  await next();
  await findStep('About you');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await findStep('Create your account');
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.historyAction).toBe('POP');
});

test('Forward stops at the first incomplete step', async () => {
  const entries = [null, { registrationStep: 2 }, { registrationStep: 3 }];
  const { user, router } = renderWithProviders(<RegistrationPage />, { path: '/before' });
  for (const state of entries) await act(() => router.navigate('/register', { state }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  // Simulates a reload on the third step without answers: the wizard returns to the first step's
  // entry.
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await go(router, 1);
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(await findStep('Create your account')).toBeVisible();
  await go(router, -1);
  expect(router.state.location.pathname).toBe('/before');
});

test('Forward stops at a step whose answers were cleared', async () => {
  const { next, user, router } = await openWizard();
  await next();
  await findStep('About you');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
  await go(router, -1);
  await findStep('Create your account');
  await user.clear(screen.getByLabelText('Email'));
  await go(router, 1);
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(await findStep('Create your account')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'kim@example.com');
  await go(router, 1);
  expect(await findStep('About you')).toHaveFocus();
});

test('a jump to an earlier step and the success view update the history', async () => {
  const auth = createFakeAuth({
    signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
  });
  const { next, fill, router } = await openWizard({
    step: 5,
    auth,
    answers: { ...filledForm, city: '' },
  });
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 5 }));
  await next();
  await findStep('Your home address');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 3 }));
  await fill('City', 'Agawam');
  await next();
  await findStep('Verify your identity');
  await next();
  await findStep('Payment and agreements');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 5 }));
  await next();
  await findStep('Registration Successful!');
  await waitFor(() => expect(router.state.location.state).toHaveProperty('registered'));
  await go(router, 1);
  await waitFor(() => expect(router.state.location.state).toHaveProperty('registered'));
  expect(screen.getByText('Registration Successful!')).toBeVisible();
});

test('Back during the transition to a new step returns to the previous step, and Next then works as before', async () => {
  const { next, router } = await openWizard({ step: 2 });
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 2 }));
  // Goes back before the new entry is rendered.
  const isBack = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (stepOfEntry(location.state) !== 3) return;
      stop();
      void router.navigate(-1);
      resolve();
    });
  });
  await next();
  await isBack;
  expect(await findStep('About you')).toBeVisible();
  await next();
  await findStep('Your home address');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 3 }));
});

test('a change of the fragment alone moves nothing, and Back still reaches the first step', async () => {
  const { next, router } = await openWizard({ path: '/register?ref=R1' });
  await next();
  await findStep('About you');
  await next();
  await findStep('Your home address');
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 3 }));
  await act(() => router.navigate('/register?ref=R1#main'));
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 3 }));
  expect(await findStep('Your home address')).toBeVisible();
  await go(router, -1);
  expect(await findStep('Your home address')).toBeVisible();
  await go(router, -1);
  await findStep('About you');
  await go(router, -1);
  expect(await findStep('Create your account')).toBeVisible();
  await waitFor(() => expect(router.state.location.state).toBeNull());
});
