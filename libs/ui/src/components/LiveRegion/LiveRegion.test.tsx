import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion, useAnnounce } from './LiveRegion.tsx';

test('announces messages politely or assertively, also the same message twice', () => {
  render(<LiveRegion />);
  const { result } = renderHook(useAnnounce);
  act(() => result.current('Copied'));
  const polite = screen.getByRole('status');
  expect(polite).toHaveTextContent('Copied');
  const first = polite.firstChild;
  act(() => result.current('Copied'));
  expect(polite.firstChild).not.toBe(first);
  act(() => result.current('You are signed out', 'assertive'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are signed out');
});

test('a new region does not repeat the messages of a removed one', () => {
  const { result } = renderHook(useAnnounce);
  const { unmount } = render(<LiveRegion />);
  act(() => result.current('Failed to load accounts', 'assertive'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load accounts');
  unmount();
  render(<LiveRegion />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
});

test('a region announces messages that were sent before it was mounted', () => {
  const { result } = renderHook(useAnnounce);
  result.current('You are signed out');
  render(<LiveRegion />);
  expect(screen.getByRole('status')).toHaveTextContent('You are signed out');
});
