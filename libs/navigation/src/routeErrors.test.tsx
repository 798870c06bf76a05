import '@testing-library/jest-dom/vitest';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, Outlet, Pages, useRouteError, type Route } from './index.ts';
import { createTestRouter, open, settle } from './openPages.testing.tsx';

describe('what fails', () => {
  beforeEach(() => {
    // React reports what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const ErrorPage = () => <p>Failed: {String(useRouteError())}</p>;
  const Failing = () => {
    throw new Error('drawing');
  };
  const layout = (
    <main>
      <Link to="/fine">Fine</Link>
      <Outlet />
    </main>
  );

  test('while it is drawn stands in the place of the nearest route, until another page is shown', async () => {
    const { router, container } = open([
      {
        ErrorBoundary: () => <p>Too far out</p>,
        children: [
          {
            element: layout,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [
                  { path: '/', Component: Failing },
                  { path: '/fine', element: <p>Fine page</p> },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(container).toHaveTextContent('FineFailed: Error: drawing');
    await act(() => router.navigate('/fine'));
    expect(container).toHaveTextContent('FineFine page');
    await act(() => router.navigate(-1));
    expect(container).toHaveTextContent('FineFailed: Error: drawing');
  });

  test('in a route of its own is caught there', () => {
    const { container } = open([{ path: '/', ErrorBoundary: ErrorPage, Component: Failing }]);
    expect(container).toHaveTextContent('Failed: Error: drawing');
  });

  test('to come stands there too, and comes when it is opened once more', async () => {
    const lazy = vi.fn<NonNullable<Route['lazy']>>(() => Promise.resolve({ element: <p>Come</p> }));
    lazy.mockRejectedValueOnce('loading');
    const { router, container } = open([
      {
        element: layout,
        children: [{ ErrorBoundary: ErrorPage, children: [{ path: '/', lazy }] }],
      },
    ]);
    await settle();
    expect(container).toHaveTextContent('FineFailed: loading');
    expect(console.error).not.toHaveBeenCalled();
    await act(() => router.navigate('/', { replace: true }));
    expect(container).toHaveTextContent('FineCome');
  });

  test('where no route shows it is left to who is around the pages', async () => {
    const router = createTestRouter([{ path: '/', lazy: () => Promise.reject(new Error('lost')) }]);
    await router.ready;
    expect(() => render(<Pages router={router} />)).toThrow('lost');
  });
});
