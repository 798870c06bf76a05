import { LazyCodeError } from '@bank-bonuses/lazy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '../testing/wire.ts';
import { storedText } from '../testing/wireSession.ts';

const options = {
  url: 'http://localhost:3000/auth/v1',
  key: 'sb_publishable_test',
  storage: localStorage,
  fetch: () => Promise.reject(new Error('No test here calls the service.')),
};

const evaluated = vi.fn();

/** Resets the modules, so that the client's script is loaded again. */
const freshModules = async () => {
  vi.resetModules();
  const { createClientOnDemand, loadAtFirstUse } = await import('./clientOnDemand.ts');
  return { createClientOnDemand, loadAtFirstUse };
};

beforeEach(() => {
  // Hides the client's warning about several instances on one page: every test creates a new
  // client.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  evaluated.mockReset();
  vi.doMock('./authClient.ts', async (original) => {
    evaluated();
    return original();
  });
});

afterEach(() => {
  vi.doUnmock('./authClient.ts');
  vi.resetModules();
});

describe('the client that is loaded on demand', () => {
  test('is loaded by the first call and shared by all calls', async () => {
    const { createClientOnDemand } = await freshModules();
    const load = createClientOnDemand(options);
    expect(evaluated).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(evaluated).toHaveBeenCalledOnce();
  });

  test('can be loaded again after its script failed to load', async () => {
    const { createClientOnDemand } = await freshModules();
    const load = createClientOnDemand(options);
    evaluated.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(load()).rejects.toMatchObject({
      name: 'AuthError',
      retryable: true,
      needsReload: false,
    });
    await expect(load()).resolves.toBeDefined();
  });

  test('rejects with a request to reload the page if a newer deployment has removed its script', async () => {
    const { createClientOnDemand } = await freshModules();
    const gone = () => Promise.reject(new LazyCodeError('gone', true));
    await expect(createClientOnDemand(options, gone)()).rejects.toMatchObject({
      name: 'AuthError',
      message: expect.stringMatching(/Please load the page again/) as string,
      needsReload: true,
      retryable: true,
    });
  });

  test.each(['focusin', 'pointerdown', 'keydown'])('is preloaded at the first %s', async (use) => {
    const { loadAtFirstUse } = await freshModules();
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    loadAtFirstUse(load);
    window.dispatchEvent(new Event(use));
    window.dispatchEvent(new Event(use));
    window.dispatchEvent(new Event('focusin'));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a page', () => {
  const open = async (path: string, session?: string) => {
    vi.resetModules();
    const { createAuth } = await import('../createAuth/createAuth.ts');
    const { storage } = createBrowser();
    if (session) storage.setItem('bank-bonuses-auth', session);
    window.history.replaceState(null, '', path);
    const auth = createAuth({ url: '/auth/v1', key: 'sb_publishable_test', storage });
    await auth.ready;
    return auth;
  };

  test('without a session or a mail link does not load the client', async () => {
    const auth = await open('/login');
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    expect(evaluated).not.toHaveBeenCalled();
  });

  test('with a link from another browser does not load the client', async () => {
    const auth = await open('/auth/callback?code=1');
    expect(await auth.redirectResult).toEqual({ kind: 'confirmed-elsewhere', isProved: false });
    expect(evaluated).not.toHaveBeenCalled();
  });

  test('with a fresh session is signed in at once and loads the client in the background', async () => {
    const auth = await open('/dashboard', storedText());
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(await auth.getAccessToken()).toMatch(/^[\w-]+\.[\w-]+\./);
    await expect.poll(() => evaluated).toHaveBeenCalledOnce();
  });

  test('with a fresh session is signed in even if the client cannot be loaded', async () => {
    evaluated.mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const auth = await open('/dashboard', storedText());
    expect(auth.getState()).toMatchObject({ status: 'signed-in' });
    expect(await auth.getAccessToken()).not.toBeNull();
  });

  test('with an expired session has no token if the client cannot be loaded', async () => {
    evaluated.mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const auth = await open('/dashboard', storedText({ lasts: -5 }));
    await expect(auth.getAccessToken()).rejects.toMatchObject({ retryable: true });
  });
});
