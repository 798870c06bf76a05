import { describe, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, NavigationType, type Route } from './index.ts';

/** Code that comes, or fails to, when the test says so. */
function lazily() {
  const tries: PromiseWithResolvers<object>[] = [];
  const lazy = () => {
    const attempt = Promise.withResolvers<object>();
    tries.push(attempt);
    return attempt.promise;
  };
  return { lazy, tries, last: () => tries.at(-1) ?? expect.fail('Nothing was asked for.') };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const open = (routes: Route[], ...entries: string[]) => {
  const history = createMemoryHistory({ initialEntries: entries });
  return { history, router: createRouter(routes, history) };
};

const plain = ['/start', '/next', '/third'].map((path) => ({ path }));

describe('a page without code of its own', () => {
  test('is shown at once, with its address', async () => {
    const { router, history } = open(plain, '/start');
    await router.ready;
    void router.navigate('/next?page=2#end', { state: { from: '/start' } });
    const shown = { pathname: '/next', search: '?page=2', hash: '#end', state: { from: '/start' } };
    expect(router.state).toMatchObject({ location: shown, historyAction: NavigationType.Push });
    expect(history.location).toMatchObject(shown);
    expect(history.createHref(history.location)).toBe('/next?page=2#end');
  });

  test('replaces the entry where it should', () => {
    const { router, history } = open(plain, '/start', '/next');
    void router.navigate('/third', { replace: true });
    expect(router.state.historyAction).toBe(NavigationType.Replace);
    void router.navigate(-1);
    expect(router.state).toMatchObject({
      location: { pathname: '/start' },
      historyAction: NavigationType.Pop,
    });
    expect(history.index).toBe(0);
  });

  test('is a new location whenever it is come to, with the key of its entry', () => {
    const { router } = open(plain, '/start');
    const first = router.state.location;
    void router.navigate('/next');
    void router.navigate(-1);
    expect(router.state.location).toEqual(first);
    expect(router.state.location).not.toBe(first);
  });

  test('carries no state unless it is given one', () => {
    const { router } = open(plain, '/start');
    void router.navigate('/next');
    expect(router.state.location.state).toBeNull();
  });

  test('gives every entry a key of its own', () => {
    const { router } = open(plain, '/start');
    const keys = [router.state.location.key];
    for (const path of ['/next', '/next', '/third']) {
      void router.navigate(path);
      keys.push(router.state.location.key);
    }
    expect(new Set(keys).size).toBe(4);
  });

  test.each(['//elsewhere.example/next', '/\\elsewhere.example/next', 'https://elsewhere.example'])(
    'never lies elsewhere: %s',
    (to) => {
      const { router } = open([{ path: '*' }], '/start');
      expect(router.createHref(to)).toMatch(/^\/[^/\\]/);
      void router.navigate(to);
      expect(router.state.location.pathname).toMatch(/^\/[^/\\]/);
    },
  );
});

describe('a page whose code is fetched', () => {
  test('is ready once all of it has come, layouts too', async () => {
    const [layout, leaf] = [lazily(), lazily()];
    const { router } = open(
      [{ lazy: layout.lazy, children: [{ path: '/', lazy: leaf.lazy, handle: 'before' }] }],
      '/',
    );
    const isReady = vi.fn();
    void router.ready.then(isReady);
    leaf.last().resolve({ handle: 'after' });
    await settled();
    expect(isReady).not.toHaveBeenCalled();
    expect(router.state.page).toBeUndefined();
    layout.last().resolve({ element: 'layout' });
    await settled();
    expect(isReady).toHaveBeenCalled();
    expect(router.state.page?.routes).toMatchObject([{ element: 'layout' }, { handle: 'after' }]);
  });

  test('leaves page and address as they are until then', async () => {
    const code = lazily();
    const { router, history } = open([...plain, { path: '/lazy', lazy: code.lazy }], '/start');
    void router.navigate('/lazy');
    expect(router.state).toMatchObject({ isOpening: true, location: { pathname: '/start' } });
    expect(history.location.pathname).toBe('/start');
    code.last().resolve({});
    await settled();
    expect(router.state).toMatchObject({ isOpening: false, location: { pathname: '/lazy' } });
    expect(history.location.pathname).toBe('/lazy');
  });

  test('is fetched once', async () => {
    const code = lazily();
    const { router } = open([...plain, { path: '/lazy', lazy: code.lazy }], '/start');
    void router.navigate('/lazy');
    code.last().resolve({ handle: 'come' });
    await settled();
    void router.navigate('/start');
    void router.navigate('/lazy');
    expect(router.state.location.pathname).toBe('/lazy');
    expect(code.tries).toHaveLength(1);
  });

  test('is fetched for one router alone', async () => {
    const code = lazily();
    const routes = [{ path: '/', lazy: code.lazy }];
    for (const count of [1, 2]) {
      const { router } = open(routes, '/');
      expect(code.tries).toHaveLength(count);
      code.last().resolve({});
      await router.ready;
    }
  });

  test('that comes late has lost against the page that was asked for meanwhile', async () => {
    const [slow, quick] = [lazily(), lazily()];
    const { router, history } = open(
      [...plain, { path: '/slow', lazy: slow.lazy }, { path: '/quick', lazy: quick.lazy }],
      '/start',
    );
    const lost = router.navigate('/slow');
    void router.navigate('/quick');
    quick.last().resolve({});
    await settled();
    slow.last().resolve({});
    await lost;
    expect(router.state).toMatchObject({ isOpening: false, location: { pathname: '/quick' } });
    expect(history.index).toBe(1);
  });

  test('that fails late has lost too', async () => {
    const slow = lazily();
    const { router } = open([...plain, { path: '/slow', lazy: slow.lazy }], '/start');
    void router.navigate('/slow');
    void router.navigate('/next');
    slow.last().reject(new Error('late'));
    await settled();
    expect(router.state).toMatchObject({ isOpening: false, location: { pathname: '/next' } });
    expect(router.state.page?.failure).toBeUndefined();
  });

  test('loses against Back, also where that leads to the page that is shown', async () => {
    const slow = lazily();
    const { router } = open([...plain, { path: '/slow', lazy: slow.lazy }], '/slow', '/start');
    void router.navigate(-1);
    expect(router.state).toMatchObject({ isOpening: true, location: { pathname: '/start' } });
    void router.navigate(1);
    expect(router.state).toMatchObject({ isOpening: false, location: { pathname: '/start' } });
    slow.last().resolve({});
    await settled();
    expect(router.state.location.pathname).toBe('/start');
  });

  test('and could not be says why, where an error can be shown', async () => {
    const code = lazily();
    const Inner = () => null;
    const { router } = open(
      [
        ...plain,
        {
          handle: 'outer',
          ErrorBoundary: () => null,
          children: [
            {
              handle: 'middle',
              lazy: () => Promise.resolve({ ErrorBoundary: Inner }),
              children: [{ path: '/lost', lazy: code.lazy }],
            },
          ],
        },
      ],
      '/start',
    );
    void router.navigate('/lost');
    const error = new Error('lost');
    code.last().reject(error);
    await settled();
    expect(router.state.location.pathname).toBe('/lost');
    expect(router.state.page?.failure).toMatchObject({
      error,
      shownBy: { handle: 'middle', ErrorBoundary: Inner },
    });

    void router.navigate('/lost', { replace: true });
    expect(router.state).toMatchObject({ isOpening: true });
    code.last().resolve({ handle: 'come' });
    await settled();
    expect(router.state.page?.failure).toBeUndefined();
    expect(router.state.page?.routes.at(-1)).toMatchObject({ handle: 'come' });
    expect(code.tries).toHaveLength(2);
  });

  test('says the outermost of several errors, outside of what is missing', async () => {
    const [layout, leaf] = [lazily(), lazily()];
    const { router } = open(
      [
        {
          handle: 'outer',
          ErrorBoundary: () => null,
          children: [{ lazy: layout.lazy, children: [{ path: '/', lazy: leaf.lazy }] }],
        },
      ],
      '/',
    );
    leaf.last().reject(new Error('inner'));
    layout.last().reject('outer');
    await router.ready;
    expect(router.state.page?.failure).toMatchObject({
      error: 'outer',
      shownBy: { handle: 'outer' },
    });
  });
});

describe('a redirect', () => {
  const routes = [...plain, { path: '*', redirectTo: '/start' }];

  test('is followed before anything is shown', async () => {
    const { router, history } = open(routes, '/nowhere');
    await router.ready;
    expect(router.state).toMatchObject({
      location: { pathname: '/start', state: null },
      historyAction: NavigationType.Replace,
    });
    expect(history.location.pathname).toBe('/start');
  });

  test('takes the place of the entry', () => {
    const { router, history } = open(routes, '/next', '/third');
    void router.navigate('/nowhere');
    expect(router.state.location.pathname).toBe('/start');
    expect(history.index).toBe(1);
  });
});

test('an address without a page shows none', async () => {
  const { router } = open(plain, '/nowhere');
  await router.ready;
  expect(router.state.page?.routes).toEqual([]);
});

test('whoever no longer listens hears nothing', () => {
  const { router } = open(plain, '/start');
  const listener = vi.fn();
  const stop = router.subscribe(listener);
  void router.navigate('/next');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  void router.navigate('/third');
  expect(listener).toHaveBeenCalledOnce();
});
