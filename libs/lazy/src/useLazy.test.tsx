import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazy } from './useLazy.ts';

test('loads only once if the component renders repeatedly', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'loaded' }));
  const { result, rerender } = renderHook(() => useLazy(load));
  expect(result.current.value).toBeUndefined();
  await waitFor(() => expect(result.current.value).toEqual({ name: 'loaded' }));
  rerender();
  expect(load).toHaveBeenCalledOnce();
});

test('returns the error of a failed load, and clears it at the next try', async () => {
  const error = new TypeError('Failed to fetch');
  const load = vi.fn(() => Promise.resolve({ name: 'loaded' })).mockRejectedValueOnce(error);
  const { result } = renderHook(() => useLazy(load));
  await waitFor(() => expect(result.current.error).toBe(error));
  expect(load).toHaveBeenCalledOnce();
  act(() => result.current.retry());
  expect(result.current.error).toBeUndefined();
  await waitFor(() => expect(result.current.value).toEqual({ name: 'loaded' }));
});

test('ignores a result that arrives after unmount', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { result, unmount } = renderHook(() => useLazy(() => promise));
  unmount();
  resolve({});
  await promise;
  expect(result.current.value).toBeUndefined();
});
