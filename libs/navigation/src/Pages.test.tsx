import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, Suspense, use, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createMemoryHistory,
  createRouter,
  Link,
  NavLink,
  Outlet,
  Pages,
  useBlocker,
  useIsOpening,
  useLocation,
  useMatchedRoutes,
  useNavigate,
  useNavigationType,
  useRouteError,
  type InitialEntry,
  type Route,
} from './index.ts';

afterEach(cleanup);

const createTestRouter = (routes: Route[], path: InitialEntry = '/') =>
  createRouter(routes, createMemoryHistory({ initialEntries: [path] }));

const open = (routes: Route[], path?: InitialEntry) => {
  const router = createTestRouter(routes, path);
  const view = render(
    <StrictMode>
      <Pages router={router} />
    </StrictMode>,
  );
  return { ...view, router };
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

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

describe('a question before a page is left', () => {
  function Form() {
    const [isHeld, setHeld] = useState(true);
    const blocked = useBlocker(() => isHeld);
    return (
      <>
        <Link to="/next">Next</Link>
        <button onClick={() => setHeld(false)}>Save</button>
        {blocked && <button onClick={blocked.proceed}>Leave</button>}
        {blocked && <button onClick={blocked.reset}>Stay</button>}
      </>
    );
  }
  const routes = [
    { path: '/', Component: Form },
    { path: '/next', element: <p>Next page</p> },
  ];
  const press = (name: string) => fireEvent.click(screen.getByText(name));

  test('stands until it is answered', () => {
    const { router } = open(routes);
    press('Next');
    press('Stay');
    expect(screen.queryByText('Stay')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    press('Next');
    press('Leave');
    expect(screen.getByText('Next page')).toBeInTheDocument();
  });

  test('is asked as the page was drawn last', () => {
    open(routes);
    press('Save');
    press('Next');
    expect(screen.getByText('Next page')).toBeInTheDocument();
  });

  test('does not outlive its page', async () => {
    const { router } = open(routes);
    press('Next');
    press('Leave');
    await act(() => router.navigate(-1));
    expect(screen.getByText('Next')).toBeInTheDocument();
    expect(screen.queryByText('Stay')).toBeNull();
  });
});

describe('a link', () => {
  const Page = () => <p>{JSON.stringify(useLocation())}</p>;
  const linkRoutes = (link: React.ReactNode): Route[] => [
    { path: '/start', element: link },
    { path: '*', Component: Page },
  ];

  test('has its address and what else it was given', () => {
    const ref = vi.fn();
    open(
      linkRoutes(
        <Link ref={ref} to={{ pathname: '/next', search: 'x=1' }} className="way" aria-label="On">
          Next
        </Link>,
      ),
      '/start',
    );
    const link = screen.getByRole('link', { name: 'On' });
    expect(link).toHaveAttribute('href', '/next?x=1');
    expect(link).toHaveClass('way');
    expect(ref).toHaveBeenCalledWith(link);
  });

  test('opens its page with its state, as a new entry', () => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" state={{ email: 'avery@example.com' }}>
          Next
        </Link>,
      ),
      '/start',
    );
    expect(fireEvent.click(screen.getByText('Next'))).toBe(false);
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/next', state: { email: 'avery@example.com' } },
    });
  });

  test('to the page itself adds no entry', () => {
    const { router } = open(linkRoutes(<Link to="/start">Again</Link>), '/start');
    fireEvent.click(screen.getByText('Again'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['in a new tab', { ctrlKey: true }],
    ['in a new tab of a Mac', { metaKey: true }],
    ['in a new window', { shiftKey: true }],
    ['to be stored', { altKey: true }],
    ['by the middle button', { button: 1 }],
  ])('that is pressed %s is the browser’s', (_how, how) => {
    const { router } = open(linkRoutes(<Link to="/next">Next</Link>), '/start');
    // jsdom would try to load the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Next'), how);
    expect(router.state.location.pathname).toBe('/start');
  });

  test.each([
    ['_blank', '/start'],
    ['_self', '/next'],
  ])('for %s ends at %s', (target, end) => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" target={target}>
          Next
        </Link>,
      ),
      '/start',
    );
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Next'));
    expect(router.state.location.pathname).toBe(end);
  });

  test('can be told not to lead on', () => {
    const { router } = open(
      linkRoutes(
        <Link to="/next" onClick={(event) => event.preventDefault()}>
          Next
        </Link>,
      ),
      '/start',
    );
    fireEvent.click(screen.getByText('Next'));
    expect(router.state.location.pathname).toBe('/start');
  });

  test.each([
    ['/start', 'page'],
    ['/start/', 'page'],
    ['/starting', null],
    ['/start/more', null],
  ])('of a navigation says at %s whether its page is shown: %s', (path, current) => {
    open([{ path: '*', element: <NavLink to="/start">Start</NavLink> }], path);
    expect(screen.getByText('Start').getAttribute('aria-current')).toBe(current);
  });
});
