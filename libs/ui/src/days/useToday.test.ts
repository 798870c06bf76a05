import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('changes at each midnight, also after a day of 23 hours', () => {
  vi.setSystemTime(new Date(2026, 2, 7, 23, 59, 59));
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-03-07');
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe('2026-03-07');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-03-08');
  act(() => void vi.advanceTimersByTime(23 * 3_600_000 - 1));
  expect(result.current).toBe('2026-03-08');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-03-09');
});

test('returns the new day at once when the page becomes visible after a sleep', () => {
  vi.setSystemTime(new Date(2026, 10, 23, 18));
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 10, 25, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-25');
  expect(vi.getTimerCount()).toBe(1);
});

test('clears its timer on unmount', () => {
  const { unmount } = renderHook(useToday);
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});
