import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedText } from '../testing/wireSession.ts';
import { createBrowser, createWire } from '../testing/wire.ts';
import { onDemand } from './onDemand.ts';

const wire = createWire();
const loaded = vi.fn();
const failure = vi.fn<() => Error | undefined>();

vi.mock(import('./connect.ts'), async (importOriginal) => {
  const { connect } = await importOriginal();
  return {
    connect: (...options: Parameters<typeof connect>) => {
      loaded();
      const error = failure();
      return error ? Promise.reject(error) : connect(...options);
    },
  };
});

beforeEach(() => void failure.mockReturnValue(undefined));
afterEach(() => loaded.mockClear());

const quiet = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a page without a session and without a code does not load the client', async () => {
  const auth = createBrowser().open('/login');
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  await auth.ready;
  await quiet();
  expect(loaded).not.toHaveBeenCalled();
});

test.each(['focusin', 'pointerdown', 'keydown'])(
  'the client is preloaded at the first %s',
  async (use) => {
    createBrowser().open('/login');
    window.dispatchEvent(new Event(use));
    window.dispatchEvent(new Event(use));
    await expect.poll(() => loaded.mock.calls).toHaveLength(1);
  },
);

test.each(['/dashboard', '/login'])(
  'a page with a session loads the client at once (%s)',
  async (path) => {
    const browser = createBrowser();
    browser.storage.setItem('bank-bonuses-auth', storedText());
    const auth = browser.open(path);
    expect(auth.getState()).toEqual({ status: 'loading' });
    await auth.ready;
    expect(loaded).toHaveBeenCalledOnce();
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(wire.calls()).toEqual([]);
  },
);

test('a page with a session is unreachable if the client cannot be loaded, and the session stays', async () => {
  failure.mockReturnValue(new Error('Failed to fetch'));
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(auth.getState()).toEqual({ status: 'unreachable' });
  await expect(auth.getAccessToken()).rejects.toMatchObject({ retryable: true });
  expect(browser.stored()).toHaveProperty('bank-bonuses-auth');
});

test('a code can be exchanged by verifyLink if the client could not be loaded at first', async () => {
  failure.mockReturnValueOnce(new Error('Failed to fetch'));
  const auth = createBrowser().open('/reset-password?code=5f0e&type=recovery');
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  expect(window.location.search).toContain('code=5f0e');
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'other-browser' });
});

test('onDemand loads again after a failure, and shares a success', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue('client');
  const get = onDemand(load);
  await expect(get()).rejects.toMatchObject({ name: 'AuthError', retryable: true });
  expect(await Promise.all([get(), get()])).toEqual(['client', 'client']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('onDemand asks for a reload after a third failure', async () => {
  const get = onDemand(() => Promise.reject(new Error('Failed to fetch')));
  await expect(get()).rejects.toMatchObject({ needsReload: false, retryable: true });
  await expect(get()).rejects.toMatchObject({ needsReload: false, retryable: true });
  await expect(get()).rejects.toMatchObject({
    message: expect.stringMatching(/Please load the page again/) as string,
    needsReload: true,
    retryable: true,
  });
});
