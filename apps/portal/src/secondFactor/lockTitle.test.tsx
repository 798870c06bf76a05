import { handlers } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, fakeFactor, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalRoutes } from '../routes.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';

startTestServer(...handlers);

const named = (page: string) => `${page} · Bank Bonuses User Portal`;
const challenge = () => screen.findByRole('heading', { level: 1, name: 'One more step' });

/** Opens /login, and collects the announcements in `announced`. */
async function open(config = testConfig) {
  const auth = createFakeAuth({ factors: { list: () => Promise.resolve([fakeFactor]) } });
  const portal = renderPortal({
    routes: portalRoutes,
    auth,
    path: paths.login,
    config: { ...config, apiUrl: location.origin },
  });
  await screen.findByRole('heading', { name: 'Welcome back' });
  const announced: (string | null)[] = [];
  const region = [...document.querySelectorAll('[aria-live=polite]')].at(-1)!;
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    subtree: true,
  });
  return { ...portal, auth, announced };
}

const locked = () => signedInAs({}, { needsSecondFactor: true });

test('the second step and then the page behind it set the title and are announced', async () => {
  const { auth, announced } = await open();
  act(() => auth.setState(locked()));
  await challenge();
  expect(document.title).toBe(named('One more step'));
  expect(announced).toEqual([named('One more step')]);
  act(() => auth.setState(signedInAs()));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  // The title is set in an effect, which may run after the page is rendered.
  await waitFor(() => expect(document.title).toBe(named('Home')));
  await waitFor(() => expect(announced).toEqual([named('One more step'), named('Home')]));
});

test('leaving the second step announces nothing before the login page loads', async () => {
  const { user, auth, announced } = await open();
  act(() => auth.setState(locked()));
  await challenge();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  await screen.findByRole('heading', { name: 'Logging out…' });
  expect(announced).toEqual([named('One more step')]);
});

test('a session that requires its second step again on an open page announces the step', async () => {
  const { auth, announced } = await open();
  act(() => auth.setState(signedInAs()));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await waitFor(() => expect(announced).toEqual([named('Home')]));
  act(() => auth.setState(locked()));
  await challenge();
  await waitFor(() => expect(document.title).toBe(named('One more step')));
  await waitFor(() => expect(announced).toEqual([named('Home'), named('One more step')]));
});

test('a required enrollment sets the title and is announced', async () => {
  const { auth, announced } = await open({ ...testConfig, authProfile: 'hardened' });
  act(() => auth.setState(signedInAs()));
  await screen.findByRole('heading', { level: 1, name: 'Add an authenticator app' });
  expect(document.title).toBe(named('Add an authenticator app'));
  expect(announced).toEqual([named('Add an authenticator app')]);
});
