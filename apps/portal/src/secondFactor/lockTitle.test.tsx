import { createFakeAuth, fakeFactor, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { lockHandle } from '@bank-bonuses/second-factor/lock';
import { expect, test } from 'vitest';
import { Root } from '../Root.tsx';
import { Guard } from '../session/Guard.tsx';
import { LoginGate } from '../session/LoginGate.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';

const page = (path: string, title: string) => ({
  path,
  element: <h1 tabIndex={-1}>{title}</h1>,
  handle: { title },
});

const routes = [
  {
    Component: Root,
    children: [
      { Component: LoginGate, children: [page(paths.login, 'Welcome back')] },
      { Component: Guard, handle: lockHandle, children: [page(paths.dashboard, 'Home')] },
    ],
  },
];

const named = (page: string) => `${page} · Bank Bonuses User Portal`;
const challenge = () => screen.findByRole('heading', { level: 1, name: 'One more step' });

/** Opens /login, and collects in `spoken` the focused headings and the announcements. */
async function open(config = testConfig, factors = [fakeFactor]) {
  const auth = createFakeAuth({ factors: { list: () => Promise.resolve(factors) } });
  const portal = renderPortal({
    routes,
    auth,
    path: paths.login,
    config,
  });
  await screen.findByRole('heading', { name: 'Welcome back' });
  const spoken: (string | null | undefined)[] = [];
  const region = [...document.querySelectorAll('[aria-live=polite]')].at(-1)!;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    spoken.push(...added.map(({ textContent }) => textContent?.trim()));
  }).observe(region, { childList: true });
  document.addEventListener('focusin', ({ target }) => {
    const text = target instanceof HTMLHeadingElement ? target.textContent : 'Loading...';
    if (text !== 'Loading...') spoken.push(text);
  });
  return { ...portal, auth, spoken };
}

const locked = () => signedInAs({}, { needsSecondFactor: true });

test('the second step and then the page behind it set the title and are spoken once', async () => {
  const { auth, spoken } = await open();
  act(() => auth.setState(locked()));
  await challenge();
  expect(document.title).toBe(named('One more step'));
  expect(spoken).toEqual(['One more step']);
  act(() => auth.setState(signedInAs()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toHaveFocus();
  // The title is set in an effect, which may run after the page is rendered.
  await waitFor(() => expect(document.title).toBe(named('Home')));
  await waitFor(() => expect(spoken).toEqual(['One more step', 'Home']));
});

test('leaving the second step speaks only the heading of the page that follows', async () => {
  const { user, auth, spoken } = await open();
  act(() => auth.setState(locked()));
  await challenge();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  await screen.findByRole('heading', { name: 'Logging out…' });
  expect(spoken).toEqual(['One more step', 'Logging out…']);
});

test('a required enrollment sets the title and is spoken once', async () => {
  const { auth, spoken } = await open({ ...testConfig, authProfile: 'hardened' }, []);
  act(() => auth.setState(signedInAs()));
  await screen.findByRole('heading', { level: 1, name: 'Add an authenticator app' });
  expect(document.title).toBe(named('Add an authenticator app'));
  expect(spoken).toEqual(['Add an authenticator app']);
});
