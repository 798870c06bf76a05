import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory, createRouter, type Route, type ShouldBlock } from './index.ts';

const paths = ['/far', '/before', '/form', '/after', '/other'];

/** The page is held as long as the test says so. */
let isHeld = true;
const asked = vi.fn<ShouldBlock>(
  ({ currentLocation, nextLocation }) =>
    isHeld && currentLocation.pathname !== nextLocation.pathname,
);

/** A browser with the entries /far, /before, /form and /after, on /form. */
async function openForm(extra: Route[] = []) {
  history.replaceState(null, '', '/far');
  const router = createRouter(
    [...paths.map((path) => ({ path })), ...extra],
    createBrowserHistory(),
  );
  for (const path of ['/before', '/form', '/after']) await router.navigate(path);
  history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/form');
  const unblock = router.block(asked);
  const question = () => router.state.blocked ?? expect.fail('Nobody was asked.');
  const shown = () => router.state.location.pathname;
  return { router, unblock, question, shown };
}

/** Long enough for several moves of the browser, which come one after another. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 100));

const stop: (() => void)[] = [];
beforeEach(() => {
  isHeld = true;
  asked.mockClear();
  // A router listens as long as its page lives; the next test's page is another.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...call: Parameters<typeof window.addEventListener>) => {
      add(...call);
      stop.push(() => window.removeEventListener(call[0], call[1]));
    },
  );
});
afterEach(() => stop.splice(0).forEach((remove) => remove()));

describe.each([
  ['Back', () => history.back(), '/before'],
  ['Forward', () => history.forward(), '/after'],
  ['two steps back', () => history.go(-2), '/far'],
])('%s', (_way, move, target) => {
  test('is held: the address comes back, and staying changes nothing', async () => {
    const { router, question, shown } = await openForm();
    move();
    await expect.poll(() => router.state.blocked).toBeDefined();
    await quiet();
    expect(location.pathname).toBe('/form');
    expect(shown()).toBe('/form');
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      currentLocation: { pathname: '/form' },
      nextLocation: { pathname: target },
    });
    question().reset();
    await quiet();
    expect(router.state.blocked).toBeUndefined();
    expect([location.pathname, shown()]).toEqual(['/form', '/form']);
  });

  test('goes on when it may, also before the address is back', async () => {
    const { router, question, shown } = await openForm();
    move();
    await expect.poll(() => router.state.blocked).toBeDefined();
    question().proceed();
    await expect.poll(shown).toBe(target);
    await quiet();
    expect([location.pathname, shown()]).toEqual([target, target]);
    expect(router.state.blocked).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('can be asked about again, and goes on later', async () => {
    const { question, shown, router } = await openForm();
    for (const answer of ['reset', 'reset', 'proceed'] as const) {
      move();
      await expect.poll(() => router.state.blocked).toBeDefined();
      await quiet();
      question()[answer]();
      await quiet();
    }
    expect([location.pathname, shown()]).toEqual([target, target]);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('is asked about no more once it went through', async () => {
    const { question, shown, router } = await openForm();
    move();
    await expect.poll(() => router.state.blocked).toBeDefined();
    question().proceed();
    await expect.poll(shown).toBe(target);
    await router.navigate('/other');
    expect(question()).toBeDefined();
    expect(shown()).toBe(target);
  });
});

test('Back pressed twice at once asks, and the address still comes back', async () => {
  const { router, question, shown } = await openForm();
  history.back();
  history.back();
  await expect.poll(() => router.state.blocked).toBeDefined();
  await quiet();
  expect([location.pathname, shown()]).toEqual(['/form', '/form']);
  question().reset();
  history.forward();
  await expect.poll(() => router.state.blocked).toBeDefined();
  await quiet();
  expect([location.pathname, shown()]).toEqual(['/form', '/form']);
  question().proceed();
  await expect.poll(shown).toBe('/after');
  expect(location.pathname).toBe('/after');
});

test('Back pressed again while the question stands takes the place of the first', async () => {
  const { router, question, shown } = await openForm();
  history.back();
  await expect.poll(() => router.state.blocked).toBeDefined();
  await quiet();
  const first = question();
  history.go(-2);
  await expect.poll(() => router.state.blocked).not.toBe(first);
  await quiet();
  expect([location.pathname, shown()]).toEqual(['/form', '/form']);
  first.proceed();
  await quiet();
  expect(shown()).toBe('/form');
  question().proceed();
  await expect.poll(shown).toBe('/far');
});

describe('a link', () => {
  test('is held, and staying changes nothing', async () => {
    const { router, question, shown } = await openForm();
    const entries = history.length;
    await router.navigate('/other');
    expect([location.pathname, shown(), history.length]).toEqual(['/form', '/form', entries]);
    question().reset();
    expect(router.state.blocked).toBeUndefined();
    history.forward();
    await expect.poll(() => asked.mock.lastCall?.[0].nextLocation.pathname).toBe('/after');
  });

  test('goes on as it was meant when it may', async () => {
    const { router, question, shown } = await openForm();
    await router.navigate('/other?x=1', { state: { from: '/form' }, replace: true });
    question().proceed();
    await expect.poll(shown).toBe('/other');
    expect(router.state.location).toMatchObject({ search: '?x=1', state: { from: '/form' } });
    history.back();
    await quiet();
    expect(asked.mock.lastCall?.[0].nextLocation.pathname).toBe('/before');
  });

  test('goes on once for two clicks', async () => {
    const { router, question, shown } = await openForm();
    await router.navigate('/other');
    const { proceed } = question();
    isHeld = false;
    proceed();
    proceed();
    await expect.poll(shown).toBe('/other');
    history.back();
    await expect.poll(shown).toBe('/form');
  });

  test('within the page is not held', async () => {
    const { router } = await openForm();
    await router.navigate('/form?step=2');
    expect(router.state).toMatchObject({ blocked: undefined, location: { search: '?step=2' } });
  });
});

test('nobody is asked when nothing is at risk any more', async () => {
  const { router, shown } = await openForm();
  isHeld = false;
  history.back();
  await expect.poll(shown).toBe('/before');
  await router.navigate('/other');
  expect(shown()).toBe('/other');
});

test('with the form its question goes', async () => {
  const { router, unblock, shown } = await openForm();
  await router.navigate('/other');
  unblock();
  expect(router.state.blocked).toBeUndefined();
  await router.navigate('/other');
  expect(shown()).toBe('/other');
});

test('a later form is not unblocked by the end of an earlier one', async () => {
  const { router, unblock } = await openForm();
  router.block(() => true);
  unblock();
  await router.navigate('/other');
  expect(router.state.blocked).toBeDefined();
});

test('a page that was still loading does not come while the question stands', async () => {
  const code = Promise.withResolvers<object>();
  const { router, question, shown } = await openForm([{ path: '/slow', lazy: () => code.promise }]);
  await router.navigate('/slow');
  question().proceed();
  expect(router.state.isOpening).toBe(true);
  history.back();
  await expect.poll(() => router.state.blocked).toBeDefined();
  code.resolve({});
  await quiet();
  expect(router.state.isOpening).toBe(false);
  expect([location.pathname, shown()]).toEqual(['/form', '/form']);
});

test('a page that comes while the browser is on its way back is the last word', async () => {
  const { router, shown } = await openForm();
  history.back();
  await expect.poll(() => router.state.blocked).toBeDefined();
  // As when the session ends: nothing stands in the way of the login page.
  isHeld = false;
  await router.navigate('/other');
  await quiet();
  expect([location.pathname, shown()]).toEqual(['/other', '/other']);
  history.back();
  await expect.poll(shown).not.toBe('/other');
  expect(location.pathname).toBe(shown());
});

test('so it is when it takes the place of an entry', async () => {
  const { router, shown } = await openForm();
  history.back();
  await expect.poll(() => router.state.blocked).toBeDefined();
  isHeld = false;
  await router.navigate('/other', { replace: true });
  await quiet();
  expect([location.pathname, shown()]).toEqual(['/other', '/other']);
});

test('an entry that the portal did not make is shown as its address says', async () => {
  const { shown, router } = await openForm();
  isHeld = false;
  history.pushState(null, '', '/other');
  history.back();
  await expect.poll(() => history.state as unknown).not.toBeNull();
  history.forward();
  await expect.poll(shown).toBe('/other');
  expect(router.state.location).toMatchObject({ state: null, key: 'default' });
});
