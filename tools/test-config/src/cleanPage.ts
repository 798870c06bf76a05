import { afterAll, vi } from 'vitest';

// Resets the page after each test file, for files that share one page.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Restores `fetch` before the next file's test server replaces it and would keep a stub as the original.
  vi.unstubAllGlobals();
  // An import that resolves after the reset would fail, and break all later files.
  await vi.dynamicImportSettled();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});
