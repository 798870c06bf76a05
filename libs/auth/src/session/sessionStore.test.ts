import { expect, test, vi } from 'vitest';
import { signedInAs } from '../testing/fake.ts';
import { createListeners, createSessionStore } from './sessionStore.ts';

test('a listener that is removed while listeners are called is not called', () => {
  const listeners = createListeners();
  const second = vi.fn();
  listeners.add(() => removeSecond());
  const removeSecond = listeners.add(second);
  listeners.call();
  expect(second).not.toHaveBeenCalled();
});

test('a listener that is added while listeners are called is first called by the next call', () => {
  const listeners = createListeners();
  const late = vi.fn();
  const remove = listeners.add(() => {
    remove();
    listeners.add(late);
  });
  listeners.call();
  expect(late).not.toHaveBeenCalled();
  listeners.call();
  expect(late).toHaveBeenCalledOnce();
});

test('two registrations of the same function are removed separately', () => {
  const listeners = createListeners();
  const listener = vi.fn();
  const removeOne = listeners.add(listener);
  listeners.add(listener);
  listeners.call();
  expect(listener).toHaveBeenCalledTimes(2);
  removeOne();
  listeners.call();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('onSignedOut listeners are called after the state has changed and before the subscribers', () => {
  const store = createSessionStore(signedInAs());
  const told: string[] = [];
  store.subscribe(() => told.push(`changed: ${store.get().status}`));
  store.onSignedOut(() => told.push(`gone: ${store.get().status}`));
  store.set({ status: 'signed-out' });
  expect(told).toEqual(['gone: signed-out', 'changed: signed-out']);
});

test('onSignedOut is called when another customer signs in, but not when the data of the same customer changes', () => {
  const store = createSessionStore(signedInAs({ id: 'a' }));
  const gone = vi.fn();
  store.onSignedOut(gone);
  store.set(signedInAs({ id: 'a', email: 'changed@example.com' }));
  expect(gone).not.toHaveBeenCalled();
  store.set(signedInAs({ id: 'b' }));
  expect(gone).toHaveBeenCalledOnce();
});

test('onSignedOut is called when a second factor becomes necessary, but not when it is passed', () => {
  const store = createSessionStore(signedInAs());
  const gone = vi.fn();
  store.onSignedOut(gone);
  store.set(signedInAs({}, { needsSecondFactor: true }));
  expect(gone).toHaveBeenCalledOnce();
  store.set(signedInAs());
  store.set(signedInAs({}, { needsSecondFactor: true }));
  store.set({ status: 'signed-out' });
  expect(gone).toHaveBeenCalledTimes(2);
});
