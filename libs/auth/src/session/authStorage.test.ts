import { describe, expect, test, vi } from 'vitest';
import { createAuthStorage } from './authStorage.ts';
import { createMemoryStorage } from './browserStorage.ts';
import { otherUser, storedText } from '../testing/wireSession.ts';

const key = 'bank-bonuses-auth';

function open(stored: Record<string, string> = {}) {
  const backing = createMemoryStorage();
  for (const [name, value] of Object.entries(stored)) backing.setItem(name, value);
  const [onStored, onDropped] = [vi.fn(), vi.fn()];
  const storage = createAuthStorage(backing, { onStored, onDropped });
  const keys = () => Array.from({ length: backing.length }, (_, i) => backing.key(i));
  return { backing, storage, onStored, onDropped, keys };
}

/** Creates an operation that stays pending until the test calls `end`. */
function operation() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

/** Replaces the access token with an opaque token, which contains no session id. */
function opaque(text: string): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), access_token: 'opaque' });
}

describe('a session', () => {
  test('is stored during a sign-in, and onStored is called', async () => {
    const { storage, onStored } = open();
    await storage.admit(() => Promise.resolve(storage.adapter.setItem(key, storedText())));
    expect(storage.read()).toMatchObject({ sessionId: 'session-a' });
    expect(onStored).toHaveBeenCalledOnce();
  });

  test('is not stored if no sign-in is pending', async () => {
    const { storage, onStored, keys } = open();
    storage.adapter.setItem(key, storedText());
    await storage.admit(() => Promise.resolve());
    storage.adapter.setItem(key, storedText());
    await storage.admit(() => Promise.reject(new Error('refused'))).catch(() => undefined);
    storage.adapter.setItem(key, storedText());
    expect(keys()).toEqual([]);
    expect(onStored).not.toHaveBeenCalled();
  });

  test('is replaced by its own refreshed session, but not by another session', () => {
    const renewed = storedText();
    const { storage, backing } = open({ [key]: storedText() });
    storage.adapter.setItem(key, renewed);
    storage.adapter.setItem(key, storedText({ user: otherUser, sessionId: 'session-b' }));
    expect(backing.getItem(key)).toBe(renewed);
  });

  test('is not stored by a late refresh after it was removed, with any kind of token', () => {
    const { storage, keys } = open();
    storage.adapter.setItem(key, storedText());
    storage.adapter.setItem(key, opaque(storedText()));
    expect(keys()).toEqual([]);
  });

  test('is not stored after a wipe, even if its sign-in is still pending', async () => {
    const { storage, keys } = open();
    const { run, end } = operation();
    const signIn = storage.admit(run);
    storage.wipe();
    storage.adapter.setItem(key, storedText());
    end();
    await signIn;
    expect(keys()).toEqual([]);
  });

  test('is stored during a sign-in even if another operation has already ended', async () => {
    const { storage } = open();
    const [signIn, signUp] = [operation(), operation()];
    const [first, second] = [storage.admit(signIn.run), storage.admit(signUp.run)];
    signUp.end();
    await second;
    storage.adapter.setItem(key, storedText());
    signIn.end();
    await first;
    expect(storage.read()).toBeDefined();
  });

  test('that the client removes causes a call of onDropped; a removed verifier does not', () => {
    const { storage, onDropped } = open({ [key]: storedText(), [`${key}-code-verifier`]: '"a"' });
    storage.adapter.removeItem(`${key}-code-verifier`);
    expect(onDropped).not.toHaveBeenCalled();
    storage.adapter.removeItem(key);
    expect(onDropped).toHaveBeenCalledOnce();
  });
});

describe('a wipe', () => {
  test('stores the lock marker before it removes the session', () => {
    const { backing, storage } = open({
      [key]: storedText(),
      [`${key}-flow-code-verifier`]: '"v"',
    });
    const order: string[] = [];
    const { setItem, removeItem } = backing;
    backing.setItem = (name, value) => {
      order.push(`set ${name}`);
      setItem(name, value);
    };
    backing.removeItem = (name) => {
      order.push(`remove ${name}`);
      removeItem(name);
    };
    storage.wipe(true);
    expect(order.indexOf(`set ${key}-locked`)).toBe(0);
    expect(order).toContain(`remove ${key}`);
    expect([storage.lockedSession(), storage.read()]).toEqual(['session-a', undefined]);
  });

  test('of a full storage removes the session before it stores the lock marker', () => {
    const { backing, storage } = open({ [key]: storedText() });
    const { setItem } = backing;
    backing.setItem = (name, value) => {
      if (backing.length > 0) throw new DOMException('Full', 'QuotaExceededError');
      setItem(name, value);
    };
    storage.wipe(true);
    expect([storage.lockedSession(), storage.read()]).toEqual(['session-a', undefined]);
  });

  test('that does not lock the session removes the marker of an earlier lock', () => {
    const { storage } = open({ [key]: storedText(), [`${key}-locked`]: 'session-z' });
    storage.wipe();
    expect(storage.lockedSession()).toBeUndefined();
  });

  test('removes only the session and the verifiers', () => {
    const { storage, keys } = open({
      [`${key}-flow-1-code-verifier`]: '"a"',
      [`${key}-flow-2-code-verifier`]: '"b"',
      'bank-bonuses.theme': 'dark',
      [key]: storedText(),
      [`${key}-flows-code-verifier`]: '["1","2"]',
    });
    storage.wipe();
    expect(keys()).toEqual(['bank-bonuses.theme']);
  });
});

describe('the verifier for a mail link', () => {
  const flows = {
    [`${key}-flows-code-verifier`]: '["1","2","3"]',
    [`${key}-flow-1-code-verifier`]: '"oldest/recovery"',
    [`${key}-flow-2-code-verifier`]: '"newer/recovery"',
    [`${key}-flow-3-code-verifier`]: '"newest"',
  };

  const latest = `${key}-code-verifier`;

  test.each([
    ['a recovery', 'recovery', flows, 'recovery', '"newer/recovery"'],
    ['a confirmation', 'confirmation', flows, 'confirmation', '"newest"'],
    [
      'a recovery that was the last request',
      'recovery',
      { ...flows, [latest]: '"last/recovery"' },
      'recovery',
      '"last/recovery"',
    ],
    [
      'a recovery, where there was only a sign-up',
      'recovery',
      { [latest]: '"last"' },
      'confirmation',
      '"last"',
    ],
    [
      'a recovery, where the list of requests is damaged',
      'recovery',
      { ...flows, [`${key}-flows-code-verifier`]: 'broken', [latest]: '"last"' },
      'confirmation',
      '"last"',
    ],
  ] as const)('of %s is the newest matching one', async (_, wanted, stored, purpose, verifier) => {
    const { storage, backing } = open(stored);
    const [found] = storage.findVerifiers(wanted);
    expect(found?.purpose).toBe(purpose);
    await storage.admit(() => Promise.resolve(found?.put()));
    expect(backing.getItem(latest)).toBe(verifier);
  });

  test('is missing if this browser has requested no mail', () => {
    const { storage, keys } = open({ [`${key}-flows-code-verifier`]: '{}' });
    expect(storage.findVerifiers('recovery')).toEqual([]);
    expect(keys()).toEqual([`${key}-flows-code-verifier`]);
  });
});
