import { afterAll, vi } from 'vitest';

// For test files that share one page: each of them finds it as new, as if it had one of its own.
afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});
