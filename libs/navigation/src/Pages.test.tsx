import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import {
  Link,
  Outlet,
  Pages,
  useIsOpening,
  useLocation,
  useMatchedRoutes,
  useNavigate,
  useNavigationType,
  type Route,
} from './index.ts';
import { createTestRouter, open, settle } from './openPages.testing.tsx';

describe('pages', () => {
  test('stand in their layouts, which stay from one to the next', async () => {
    const mounted = vi.fn();
    const Layout = () => {
      useEffect(() => void mounted(), []);
      return (
        <main>
          <Outlet />
        </main>
      );
    };
    const { router, container } = open([
      {
        Component: Layout,
        children: [
          { children: [{ path: '/', element: <p>Start</p> }] },
          { path: '/next', Component: () => <p>Next</p> },
        ],
      },
    ]);
    expect(container.innerHTML).toBe('<main><p>Start</p></main>');
    const { length } = mounted.mock.calls;
    await act(() => router.navigate('/next'));
    expect(container.innerHTML).toBe('<main><p>Next</p></main>');
    expect(mounted.mock.calls).toHaveLength(length);
  });

  test('keep the one before until the code of the next has come', async () => {
    const code = Promise.withResolvers<object>();
    const Start = () => {
      const { pathname } = useLocation();
      return <p>{useIsOpening() ? 'Opening' : pathname}</p>;
    };
    const { router, container } = open([
      { path: '/', Component: Start },
      { path: '/lazy', lazy: () => code.promise },
    ]);
    act(() => void router.navigate('/lazy'));
    expect(container).toHaveTextContent('Opening');
    code.resolve({ Component: Start });
    await settle();
    expect(container).toHaveTextContent('/lazy');
  });

  test('keep the one before until what the next waits for while it is drawn has come', async () => {
    const waited = Promise.withResolvers<string>();
    const { router, container } = open([
      {
        element: (
          <Suspense fallback="Blank">
            <Outlet />
          </Suspense>
        ),
        children: [
          { path: '/', element: <p>Start</p> },
          { path: '/next', Component: () => <p>{use(waited.promise)}</p> },
        ],
      },
    ]);
    await act(() => router.navigate('/next'));
    expect(container.innerHTML).toBe('<p>Start</p>');
    await act(async () => {
      waited.resolve('Come');
      await waited.promise;
    });
    expect(container).toHaveTextContent('Come');
  });

  test('show nothing before the first has come', async () => {
    const { container } = open([
      { path: '/', lazy: () => Promise.resolve({ element: <p>Come</p> }) },
    ]);
    expect(container).toBeEmptyDOMElement();
    await settle();
    expect(container).toHaveTextContent('Come');
  });

  test('know their address, how it was reached, and the routes around them', async () => {
    const Page = () => {
      const location = useLocation();
      const seen = [
        location,
        useNavigationType(),
        useMatchedRoutes().map(({ handle }) => handle),
      ] as const;
      return <p>{JSON.stringify(seen)}</p>;
    };
    const { router, container } = open(
      [{ handle: 'outer', children: [{ path: '*', handle: 'inner', Component: Page }] }],
      { pathname: '/first', state: { a: 1 } },
    );
    const seen = () => JSON.parse(container.textContent) as unknown;
    expect(seen()).toMatchObject([
      { pathname: '/first', search: '', state: { a: 1 } },
      'POP',
      ['outer', 'inner'],
    ]);
    await act(() => router.navigate('/second?x=1'));
    expect(seen()).toMatchObject([
      { pathname: '/second', search: '?x=1', state: null },
      'PUSH',
      {},
    ]);
  });

  test('navigate with one and the same function', async () => {
    const seen = new Set<unknown>();
    const Page = () => {
      seen.add(useNavigate());
      return <p>{useLocation().pathname}</p>;
    };
    const { router, container } = open([{ path: '*', Component: Page }]);
    await act(() => router.navigate('/second'));
    expect(container).toHaveTextContent('/second');
    expect([...seen]).toEqual([router.navigate]);
  });

  test('follow what happened between two renders', async () => {
    const router = createTestRouter([
      { path: '*', Component: () => <p>{useLocation().pathname}</p> },
    ]);
    /** Leads on before the pages listen. */
    const Early = () => {
      useState(() => void router.navigate('/early'));
      return null;
    };
    const { container } = render(
      <>
        <Pages router={router} />
        <Early />
      </>,
    );
    await settle();
    expect(container).toHaveTextContent('/early');
  });

  test('come to life over their HTML without a mismatch', async () => {
    const routes: Route[] = [
      {
        Component: () => (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          { path: '/', lazy: () => Promise.resolve({ element: <Link to="/next">Next</Link> }) },
          { path: '/next', element: <p>Come</p> },
        ],
      },
    ];
    const onServer = createTestRouter(routes);
    await onServer.ready;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Pages router={onServer} />);
    document.body.append(container);
    const link = screen.getByRole('link', { name: 'Next' });

    const router = createTestRouter(routes);
    await router.ready;
    const onRecoverableError = vi.fn();
    const root = await act(() =>
      Promise.resolve(hydrateRoot(container, <Pages router={router} />, { onRecoverableError })),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Next' })).toBe(link);
    fireEvent.click(link);
    expect(await screen.findByText('Come')).toBeInTheDocument();
    act(() => root.unmount());
    container.remove();
  });

  test('need a router around them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Link to="/">Start</Link>)).toThrow('no page around');
  });
});
