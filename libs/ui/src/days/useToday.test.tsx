import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToday } from './useToday.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('changes soon after each midnight, also of a day of 23 hours and after a sleep', () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date(2026, 2, 7, 23, 59, 50) });
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe('2026-03-07');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-03-08');
  act(() => void vi.advanceTimersByTime(23 * 3_600_000));
  expect(result.current).toBe('2026-03-09');
  vi.setSystemTime(new Date(2026, 10, 25, 8));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-11-25');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
