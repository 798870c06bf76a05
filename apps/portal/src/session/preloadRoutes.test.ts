import { expect, test, vi } from 'vitest';
import { preloadRoutes } from './preloadRoutes.ts';

test('every lazy page is preloaded, and failures are ignored', async () => {
  const good = vi.fn(() => Promise.resolve({ Component: () => null }));
  const gone = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  preloadRoutes([{ path: '/a', lazy: gone }, { path: '/b', lazy: good }, { path: '/c' }]);
  expect(good).toHaveBeenCalledOnce();
  expect(gone).toHaveBeenCalledOnce();
  await Promise.resolve();
});
