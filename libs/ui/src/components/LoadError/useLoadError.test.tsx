import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoadError, type LoadState } from './useLoadError.ts';

test('returns the error until the retry ends', () => {
  const first = new Error('first');
  const second = new Error('second');
  const pending: LoadState = { error: null, isPending: true };
  const { result, rerender } = renderHook(useLoadError, { initialProps: pending });
  expect(result.current).toBeNull();
  rerender({ error: first, isPending: false });
  expect(result.current).toBe(first);
  rerender({ error: null, isPending: true });
  expect(result.current).toBe(first);
  rerender({ error: second, isPending: false });
  expect(result.current).toBe(second);
  rerender({ error: null, isPending: true });
  expect(result.current).toBe(second);
  rerender({ error: null, isPending: false });
  expect(result.current).toBeNull();
});
