import { afterAll, vi } from 'vitest';

// Cleans up after each test file, because several test files share one page.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Restores `fetch`. Otherwise the test server of the next file would save a stub as the original
  // `fetch`.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Waits for pending dynamic imports. An import that resolves after the clean-up would fail and
  // break all later test files.
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
