import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMailCooldown } from './mailCooldown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (initialSeconds?: number) => renderHook(() => useMailCooldown(initialSeconds)).result;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('useMailCooldown counts down from a minute after a mail was sent', () => {
  const cooldown = open();
  expect(cooldown.current.secondsLeft).toBe(0);
  act(() => void cooldown.current.start());
  expect(cooldown.current.secondsLeft).toBe(60);
  pass(59_000);
  expect(cooldown.current.secondsLeft).toBe(1);
  pass(1_000);
  expect(cooldown.current.secondsLeft).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('useMailCooldown counts down from the wait of the service, even if two waits are equal', () => {
  const cooldown = open(60);
  act(() => void cooldown.current.start(41));
  expect(cooldown.current.secondsLeft).toBe(41);
  pass(20_000);
  act(() => void cooldown.current.start(41));
  pass(40_000);
  expect(cooldown.current.secondsLeft).toBe(1);
});

test('useMailCooldown calls onEnd once when the countdown has ended', () => {
  const onEnd = vi.fn();
  renderHook(() => useMailCooldown(2, onEnd));
  pass(1_000);
  expect(onEnd).not.toHaveBeenCalled();
  pass(5_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('useMailCooldown includes the time during which the computer slept', () => {
  const cooldown = open(60);
  vi.setSystemTime(Date.now() + 3_600_000);
  pass(1_000);
  expect(cooldown.current.secondsLeft).toBe(0);
});
