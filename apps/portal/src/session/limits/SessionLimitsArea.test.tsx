import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuth } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentLoader } from '../documentLoader.ts';
import { takeEndedSession } from '../endedSession.ts';
import { Guard } from '../Guard.tsx';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { marksKey } from './sessionMarks.ts';
import { SessionLimitsArea } from './SessionLimitsArea.tsx';

const minute = 60_000;
const config = { ...testConfig, authProfile: 'hardened' as const };
const start = new Date('2026-11-20T09:00:00').getTime();

const drawn = vi.fn();

/** Called before a logout if the page has unsaved edits. */
let ask: AskBeforeSignOut | undefined;

function Stats() {
  useAskBeforeSignOut(ask);
  drawn();
  return (
    <main>
      <h1>Your stats</h1>
      <LiveRegion />
      <label>
        Note <input />
      </label>
    </main>
  );
}

const routes = [
  {
    Component: Guard,
    children: [
      {
        path: paths.settings,
        element: (
          <SessionLimitsArea>
            <Stats />
          </SessionLimitsArea>
        ),
      },
    ],
  },
  { path: paths.login, element: <h1>Welcome back</h1> },
];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  ask = undefined;
});
afterEach(() => void vi.useRealTimers());

const signedIn = (ageMs = 0, sessionId = 'session-a') =>
  createFakeAuth({
    state: signedInAs({}, { level: 'aal2' }),
    getSessionAge: () => ({ sessionId, ageMs }),
  });

async function open(auth: FakeAuth = signedIn()) {
  drawn.mockClear();
  const view = renderPortal({ routes, auth, path: paths.settings, config });
  await pass(0);
  return { auth, ...view };
}

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // A warning loads its code.
    await vi.dynamicImportSettled();
  });
const dialog = () => screen.queryByRole('dialog');
const stats = () => screen.queryByRole('heading', { name: 'Your stats', hidden: true });

test('the idle warning appears 150 seconds before the end, counts down, and then the session ends', async () => {
  const { auth } = await open();
  await pass(12.5 * minute - 1);
  expect(dialog()).toBeNull();
  await pass(1);
  expect(dialog()).toHaveAccessibleName('Are you still there?');
  expect(screen.getByRole('timer')).toHaveTextContent('2:30');
  await pass(100_000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:50');
  await pass(50_000);
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(screen.getByRole('heading')).toHaveTextContent('Logging out…');
  expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
  expect(takeEndedSession()).toBe(paths.settings);
});

test('the remaining time is announced only at 60, 30 and 10 seconds', async () => {
  await open();
  const spoken: string[] = [];
  await pass(12.5 * minute);
  for (let second = 0; second < 149; second += 1) {
    await pass(1_000);
    const said = screen.queryByRole('alert', { hidden: true })?.textContent ?? '';
    // The live region empties itself after an announcement.
    if (said !== '' && spoken.at(-1) !== said) spoken.push(said);
  }
  expect(spoken).toEqual([
    'You will be logged out in 1 minute.',
    'You will be logged out in 30 seconds.',
    'You will be logged out in 10 seconds.',
  ]);
});

test.each(['Stay logged in', 'Close and stay logged in'])(
  '%s restarts the idle time and returns focus to the field',
  async (name) => {
    const { auth } = await open();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sent' } });
    await pass(13 * minute);
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(1_000);
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('Note')).toHaveValue('half a sent');
    await pass(12.5 * minute - 2_000);
    expect(dialog()).toBeNull();
    expect(auth.getState().status).toBe('signed-in');
  },
);

test('activity restarts the idle time; while the warning is open, only its buttons do', async () => {
  const { auth } = await open();
  await pass(10 * minute);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(12 * minute);
  expect(dialog()).toBeNull();
  await pass(minute);
  expect(dialog()).not.toBeNull();
  fireEvent.pointerMove(document.body);
  await pass(2 * minute);
  expect(auth.getState().status).toBe('signed-out');
});

test('activity in another tab also restarts the idle time, and closes the warning', async () => {
  await open();
  await pass(13 * minute);
  expect(dialog()).not.toBeNull();
  const marks = JSON.parse(localStorage.getItem(marksKey) ?? '') as object;
  localStorage.setItem(marksKey, JSON.stringify({ ...marks, activeAt: Date.now() }));
  await pass(1_000);
  expect(dialog()).toBeNull();
});

test.each([
  ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['receives a key press', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('a session that expired during sleep ends as soon as the page %s', async (_, wake) => {
  const { auth } = await open();
  // Simulates sleep: the clock advances, but timers do not run.
  vi.setSystemTime(start + 15 * minute);
  act(() => void wake());
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(stats()).toBeNull();
});

test('a page that loads after the session has expired renders no customer data', async () => {
  const { unmount } = await open();
  unmount();
  vi.setSystemTime(start + 15 * minute);
  const { auth } = await open(signedIn());
  expect(drawn).not.toHaveBeenCalled();
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test('a new session starts with a new idle time', async () => {
  const { unmount } = await open();
  unmount();
  vi.setSystemTime(start + 60 * minute);
  await open(signedIn(0, 'session-b'));
  expect(stats()).toBeVisible();
});

test('the session ends after 12 hours, with a warning ten minutes before', async () => {
  const { auth } = await open(signedIn((11 * 60 + 49) * minute));
  expect(dialog()).toBeNull();
  await pass(minute);
  expect(dialog()).toHaveTextContent('Yours ends at 9:11');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await pass(1_000);
  expect(dialog()).toBeNull();
  await pass(8 * minute);
  expect(dialog()).toHaveTextContent('You will be logged out soon');
  await pass(2 * minute);
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test('an idle session ends even if the browser blocks storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { auth } = await open(signedIn(0, 'session-c'));
  await pass(15 * minute);
  expect(auth.getState().status).toBe('signed-out');
  vi.restoreAllMocks();
});

test('the storage contains only two times and the id of the session', async () => {
  await open();
  expect({ ...localStorage }).toEqual({
    [marksKey]: JSON.stringify({ sessionId: 'session-a', startedAt: start, activeAt: start }),
  });
});

test('the warning focuses the button that keeps the session', async () => {
  await open();
  await pass(13 * minute);
  await pass(1_000);
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus();
});

const logOutNow = () => fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));

test("'Log out now' of the idle warning restarts the idle time for the dialog about unsaved edits", async () => {
  const asked = vi.fn<AskBeforeSignOut>();
  ask = asked;
  const { auth } = await open();
  await pass(14 * minute);
  logOutNow();
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
  await pass(12 * minute);
  expect(dialog()).toBeNull();
  expect(auth.getState().status).toBe('signed-in');
  // The session ends even if the customer does not answer the dialog about unsaved edits.
  await pass(3 * minute);
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test("'Log out now' of the limit warning replaces the warning with the dialog about unsaved edits", async () => {
  const asked = vi.fn<AskBeforeSignOut>();
  ask = asked;
  const { auth } = await open(signedIn((11 * 60 + 55) * minute));
  expect(dialog()).toHaveAccessibleName('You will be logged out soon');
  logOutNow();
  await pass(0);
  expect(dialog()).toBeNull();
  act(() => asked.mock.lastCall?.[0]());
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});
