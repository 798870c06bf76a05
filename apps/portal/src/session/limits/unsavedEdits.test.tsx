import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guard } from '../Guard.tsx';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { SessionLimitsArea } from './SessionLimitsArea.tsx';

const minute = 60_000;
const config = { ...testConfig, authProfile: 'hardened' as const };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00') });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/**
 * Opens a page with unsaved edits, which asks before a logout. The session has the given age in
 * milliseconds.
 */
async function openEdited(ageMs = 0) {
  const ask = vi.fn<AskBeforeSignOut>();
  function Edited() {
    useAskBeforeSignOut(ask);
    return <h1>Settings</h1>;
  }
  const element = (
    <SessionLimitsArea>
      <Edited />
    </SessionLimitsArea>
  );
  const auth = createFakeAuth({
    state: signedInAs({}, { level: 'aal2' }),
    getSessionAge: () => ({ sessionId: 'session-a', ageMs }),
  });
  const routes = [
    { Component: Guard, children: [{ path: paths.settings, element }] },
    { path: paths.login, element: <h1>Welcome back</h1> },
  ];
  renderPortal({ routes, auth, path: paths.settings, config });
  await pass(0);
  return { auth, ask, confirm: () => act(() => ask.mock.lastCall?.[0]()) };
}

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // A warning loads its code.
    await vi.dynamicImportSettled();
  });
const warning = () => screen.queryByRole('dialog');
const logOutNow = () => fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));

test("'Log out now' of the idle warning restarts the idle time for the dialog about unsaved edits", async () => {
  const { auth, ask } = await openEdited();
  await pass(14 * minute);
  logOutNow();
  await pass(0);
  expect(ask).toHaveBeenCalledOnce();
  expect(warning()).toBeNull();
  await pass(12 * minute);
  expect(warning()).toBeNull();
  expect(auth.getState().status).toBe('signed-in');
  // The session ends even if the customer does not answer the dialog about unsaved edits.
  await pass(3 * minute);
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test("'Log out now' of the limit warning replaces the warning with the dialog about unsaved edits", async () => {
  const { auth, ask, confirm } = await openEdited(11 * 60 * minute + 55 * minute);
  expect(warning()).toHaveAccessibleName('You will be logged out soon');
  logOutNow();
  await pass(0);
  expect(ask).toHaveBeenCalledOnce();
  expect(warning()).toBeNull();
  confirm();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});
