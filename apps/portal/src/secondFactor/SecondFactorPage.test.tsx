import { AuthError, type Factor, type Factors } from '@bank-bonuses/auth';
import {
  createFakeAuth,
  fakeFactor,
  signedInAs,
  type FakeAuthOptions,
} from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
// Imported here, so that no test waits while the lazy page is compiled.
import '@bank-bonuses/second-factor/page';

const phone: Factor = {
  ...fakeFactor,
  id: 'phone',
  kind: 'phone',
  name: undefined,
  phone: '15555550123',
};
const challengeOf = (factorId: string) => ({
  factorId,
  challengeId: `of ${factorId}`,
});

interface Options extends FakeAuthOptions {
  known?: Factor[];
  factors?: Partial<Factors>;
}

async function open({ known = [fakeFactor], factors, ...options }: Options = {}) {
  document.title = 'One more step';
  const auth = createFakeAuth({
    state: signedInAs({}, { needsSecondFactor: true }),
    factors: {
      list: () => Promise.resolve(known),
      challenge: ({ id }) => Promise.resolve(challengeOf(id)),
      ...factors,
    },
    ...options,
  });
  const routes = [
    { Component: Guard, children: [{ path: paths.settings, element: <h1>Settings</h1> }] },
    { path: paths.login, element: <h1>Welcome back</h1> },
  ];
  const portal = renderPortal({ routes, auth, path: paths.settings, config: testConfig });
  await screen.findByRole('heading', { name: 'One more step' });
  return { auth, ...portal };
}

const code = () => screen.findByLabelText('6-digit code');
const press = (name: string) => screen.getByRole('button', { name }).click();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('the second step shows its heading, focuses the field, and opens the requested page', async () => {
  const verify = vi.fn<Factors['verify']>(() => Promise.resolve(auth.setState(signedInAs())));
  const { auth, user, router } = await open({ factors: { verify } });
  expect(await code()).toHaveAccessibleDescription('From your authenticator app “Work phone”');
  expect(await code()).toHaveFocus();
  await expectAccessible();
  await user.keyboard('123 456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.settings);
  expect(verify).toHaveBeenCalledExactlyOnceWith({
    challenge: challengeOf(fakeFactor.id),
    code: '123456',
  });
});

test('the focus does not move if the customer has already focused another element', async () => {
  const listed = Promise.withResolvers<Factor[]>();
  const { user } = await open({ factors: { list: () => listed.promise } });
  const lost = screen.getByRole('button', { name: 'Lost your device?' });
  await user.click(lost);
  listed.resolve([fakeFactor]);
  expect(await code()).not.toHaveFocus();
  expect(lost).toHaveFocus();
});

test('a code is sent to the phone on request, and another code after a minute', async () => {
  const challenge = vi
    .fn<Factors['challenge']>()
    .mockResolvedValueOnce({ ...challengeOf('phone'), challengeId: 'first' })
    .mockResolvedValueOnce({ ...challengeOf('phone'), challengeId: 'second' });
  const verify = vi.fn<Factors['verify']>(() => Promise.resolve());
  const { user } = await open({ known: [phone], factors: { challenge, verify } });
  const send = await screen.findByRole('button', { name: 'Text me a code' });
  expect(challenge).not.toHaveBeenCalled();
  await user.click(send);
  expect(await code()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('the number ending in 0123');
  expect(screen.getByText(/another one in 60 seconds/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByText(/another one in 1 second\./)).toBeVisible();
  await expectAccessible();
  act(() => void vi.advanceTimersByTime(1_000));
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  await user.type(await code(), '123456{Enter}');
  expect(verify).toHaveBeenCalledExactlyOnceWith({
    challenge: { ...challengeOf('phone'), challengeId: 'second' },
    code: '123456',
  });
});

test('a failed load of the factors can be retried', async () => {
  const list = vi
    .fn<Factors['list']>()
    .mockRejectedValueOnce(new AuthError('We could not reach the login service.'))
    .mockResolvedValue([fakeFactor]);
  await open({ factors: { list } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach');
  act(() => press('Try again'));
  expect(await code()).toBeVisible();
});

test('a second step that is passed in another tab opens the page in this tab', async () => {
  const { auth } = await open();
  await code();
  act(() => auth.setState(signedInAs()));
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
