import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSidebarOpen, rememberSidebarOpen } from './sidebarMemory.ts';

const forget = () => {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
};

beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  forget();
});

test('the sidebar is open if nothing is stored', () => {
  expect(readSidebarOpen()).toBe(true);
});

test.each([true, false])('the sidebar is restored with the stored state: %s', (isOpen) => {
  document.cookie = 'other=collapsed; path=/';
  rememberSidebarOpen(!isOpen);
  rememberSidebarOpen(isOpen);
  expect(readSidebarOpen()).toBe(isOpen);
});

test('the cookie is stored for seven days, for all paths and this site only', () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set');
  rememberSidebarOpen(false);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'bank-bonuses.sidebar=collapsed; path=/; max-age=604800; SameSite=Lax',
  );
});

test('the state is kept until the page is closed if cookies are blocked', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  // Does not use `vi.spyOn`: with two spies on one property (getter and setter), the second spy
  // would restore the first spy instead of the original property.
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  rememberSidebarOpen(false);
  expect(readSidebarOpen()).toBe(false);
  rememberSidebarOpen(true);
  expect(readSidebarOpen()).toBe(true);
});
