import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSidebarOpen, rememberSidebarOpen } from './sidebarMemory.ts';

const forget = () => {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
};

beforeEach(forget);
afterEach(forget);

test('is open where nothing is remembered', () => {
  expect(readSidebarOpen()).toBe(true);
});

test.each([true, false])('comes back as it was left: %s', (isOpen) => {
  document.cookie = 'other=collapsed; path=/';
  rememberSidebarOpen(!isOpen);
  rememberSidebarOpen(isOpen);
  expect(readSidebarOpen()).toBe(isOpen);
});

test('is remembered for seven days on the whole site, and sent from no other one', () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set');
  rememberSidebarOpen(false);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'bank-bonuses.sidebar=collapsed; path=/; max-age=604800; SameSite=Lax',
  );
});
