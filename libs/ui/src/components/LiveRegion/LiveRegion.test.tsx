import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAnnouncements } from './announcements.ts';
import { LiveRegion, useAnnounce } from './LiveRegion.tsx';

// Another test may have announced something before this file ran.
beforeEach(clearAnnouncements);
afterEach(() => void vi.useRealTimers());

const spoken = (role: string) =>
  Array.from(screen.getByRole(role).children, (text) => text.textContent?.trim());

test('announces messages politely or assertively, also the same message twice', () => {
  render(<LiveRegion />);
  const { result } = renderHook(useAnnounce);
  act(() => result.current('Copied'));
  expect(spoken('status')).toEqual(['Copied']);
  const first = screen.getByRole('status').firstChild;
  act(() => result.current('Copied'));
  expect(spoken('status')).toEqual(['Copied']);
  expect(screen.getByRole('status').firstChild).not.toBe(first);
  act(() => result.current('You are signed out', 'assertive'));
  expect(spoken('alert')).toEqual(['You are signed out']);
});

test('announces an error and advice that appear together, each on its own', () => {
  render(<LiveRegion />);
  const { result } = renderHook(useAnnounce);
  act(() => {
    result.current('Please enter a valid date of birth');
    result.current('Check the year.');
  });
  expect(spoken('status')).toEqual(['Please enter a valid date of birth', 'Check the year.']);
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
});

test('removes each message after it was spoken', () => {
  vi.useFakeTimers();
  render(<LiveRegion />);
  const { result } = renderHook(useAnnounce);
  act(() => result.current('Failed to load accounts', 'assertive'));
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => result.current('Copied'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(spoken('alert')).toEqual([]);
  expect(spoken('status')).toEqual(['Copied']);
  act(() => void vi.advanceTimersByTime(4_000));
  expect(spoken('status')).toEqual([]);
});

test('removes the messages of the previous page', () => {
  const { rerender } = render(<LiveRegion page="/accounts" />);
  const { result } = renderHook(useAnnounce);
  act(() => result.current('Failed to load accounts', 'assertive'));
  rerender(<LiveRegion page="/accounts" />);
  expect(spoken('alert')).toEqual(['Failed to load accounts']);
  rerender(<LiveRegion page="/login" />);
  expect(spoken('alert')).toEqual([]);
});

test('a new region does not repeat the messages of a removed one', () => {
  const { result } = renderHook(useAnnounce);
  const { unmount } = render(<LiveRegion />);
  act(() => result.current('Failed to load accounts', 'assertive'));
  expect(spoken('alert')).toEqual(['Failed to load accounts']);
  unmount();
  render(<LiveRegion />);
  expect(spoken('alert')).toEqual([]);
});

test('a region announces messages that were sent before it was mounted', () => {
  const { result } = renderHook(useAnnounce);
  result.current('You are signed out');
  render(<LiveRegion />);
  expect(spoken('status')).toEqual(['You are signed out']);
});
