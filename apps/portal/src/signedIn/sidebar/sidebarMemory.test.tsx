import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSidebarOpen } from './sidebarMemory.ts';

const forget = () => {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
};

beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

test('the cookie is stored for seven days, for all paths and this site only', () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set');
  rememberSidebarOpen(false);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'bank-bonuses.sidebar=collapsed; path=/; max-age=604800; SameSite=Lax',
  );
});
