import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion, useAnnounce } from './LiveRegion.tsx';

test('speaks politely or at once, and says the same words twice', () => {
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
