import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadClient } from '../client/clientOnDemand.ts';
import { sessionKey } from '@bank-bonuses/portal-config/session';
import { createAuthStorage } from '../session/authStorage.ts';
import { storedText } from '../testing/wireSession.ts';
import { handleAuthRedirect } from './handleAuthRedirect.ts';

const noListeners = { onStored: () => undefined, onDropped: () => undefined };
const loadClient = vi.fn<LoadClient>(() => new Promise(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  loadClient.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const open = () => handleAuthRedirect(createAuthStorage(localStorage, noListeners), loadClient);

test('with a fresh session, initialized resolves at once, and the client is loaded later', async () => {
  localStorage.setItem(sessionKey, storedText());
  await open().initialized;
  vi.advanceTimersByTime(999);
  await Promise.resolve();
  expect(loadClient).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loadClient).toHaveBeenCalledOnce();
});

test('with a session that is about to expire, the client is loaded at once', () => {
  localStorage.setItem(sessionKey, storedText({ lasts: 60 }));
  void open();
  expect(loadClient).toHaveBeenCalledOnce();
});

test('without a session, the client is not loaded', async () => {
  await open().initialized;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loadClient).not.toHaveBeenCalled();
});
