import { afterAll, vi } from 'vitest';

// For test files that share one page: each of them finds it as new, as if it had one of its own.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Before the next file's test server stands in for `fetch`, which would remember a stub as the real one.
  vi.unstubAllGlobals();
  // A screen that is still being loaded would find no page, and every later file would find it broken.
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
