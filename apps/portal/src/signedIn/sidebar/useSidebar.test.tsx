import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useSidebar } from './useSidebar.ts';

/** Presses the keys as soon as the sidebar is rendered, before the browser paints it. */
function QuickPress() {
  const { isOpen } = useSidebar();
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true }));
  }, []);
  return isOpen ? 'open' : 'closed';
}

test('the shortcut works as soon as the sidebar is rendered', () => {
  const router = createMemoryRouter([{ path: '/', Component: QuickPress }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('closed')).toBeVisible();
});
