import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, type Route } from './index.ts';

type Listener = Parameters<ReturnType<typeof createMemoryHistory>['listen']>[0];

/**
 * A form at the third of four entries of a browser that does what it is told only when the test says so: presses of Back
 * come in between.
 */
async function openForm(extra: Route[] = []) {
  const memory = createMemoryHistory({ initialEntries: ['/far', '/before', '/form', '/after'] });
  const moves: number[] = [];
  let hear: Listener = () => undefined;
  const history = {
    ...memory,
    get location() {
      return memory.location;
    },
    go: (delta: number) => void moves.push(delta),
    listen(listener: Listener) {
      hear = listener;
      return () => undefined;
    },
  };
  memory.listen((update) => hear(update));
  memory.go(-1);
  const router = createRouter([{ path: '*' }, ...extra], history);
  await router.ready;
  const shouldBlock = vi.fn(() => true);
  router.block(shouldBlock);
  return {
    router,
    shouldBlock,
    /** The moves that the browser was told and has not made. */
    moves,
    /** Makes the first of them. */
    obey: () => memory.go(moves.shift() ?? expect.fail('Nothing was told.')),
    press: (delta: number) => memory.go(delta),
    hear: (update: Parameters<Listener>[0]) => hear(update),
    question: () => router.state.blocked ?? expect.fail('Nobody was asked.'),
    shown: () => router.state.location.pathname,
    address: () => memory.location.pathname,
  };
}

afterEach(() => void vi.useRealTimers());

test('Back pressed again before the browser is back asks no second time, and all of it is undone', async () => {
  const { press, obey, moves, shouldBlock, shown, address } = await openForm();
  press(-1);
  press(-1);
  expect(shouldBlock).toHaveBeenCalledOnce();
  expect(moves).toEqual([1]);
  obey();
  expect(moves).toEqual([1]);
  obey();
  expect(moves).toEqual([]);
  expect([shown(), address()]).toEqual(['/form', '/form']);
  press(1);
  expect(shouldBlock).toHaveBeenCalledTimes(2);
});

test('a way back that the browser has dropped, since Back was pressed again, is told once more', async () => {
  vi.useFakeTimers();
  const { press, obey, moves, question, shown, address } = await openForm();
  press(-1);
  press(-1);
  question().proceed();
  expect(moves.splice(0)).toEqual([1]);
  vi.runAllTimers();
  expect(moves).toEqual([2]);
  obey();
  expect(moves).toEqual([-1]);
  obey();
  expect([shown(), address()]).toEqual(['/before', '/before']);
  vi.runAllTimers();
  expect(moves).toEqual([]);
});

test('a browser that arrives late is not told twice', async () => {
  vi.useFakeTimers();
  const { press, obey, moves } = await openForm();
  press(-1);
  press(-1);
  obey();
  obey();
  vi.runAllTimers();
  expect(moves).toEqual([]);
});

test('Back to a page that is still loading is not undone by an earlier way back', async () => {
  vi.useFakeTimers();
  const slow = { path: '/before', lazy: () => new Promise<object>(() => undefined) };
  const { router, press, obey, moves, shouldBlock } = await openForm([slow]);
  press(-1);
  press(-1);
  obey();
  obey();
  shouldBlock.mockReturnValue(false);
  press(-1);
  expect(router.state.isOpening).toBe(true);
  vi.runAllTimers();
  expect(moves).toEqual([]);
});

test('a way that was agreed to and is held up while its page loads has to be agreed to again', async () => {
  const slow = { path: '/before', lazy: () => new Promise<object>(() => undefined) };
  const { press, obey, moves, question, shown, address } = await openForm([slow]);
  press(-1);
  question().proceed();
  obey();
  obey();
  press(-1);
  while (moves.length > 0) obey();
  expect([shown(), address()]).toEqual(['/form', '/form']);
  expect(question()).toBeDefined();
});

test('what was agreed to is forgotten when another page has come first', async () => {
  const { router, press, obey, moves, question, shouldBlock, shown } = await openForm();
  press(-1);
  question().proceed();
  shouldBlock.mockReturnValue(false);
  await router.navigate('/login', { replace: true });
  obey();
  obey();
  expect(moves).toEqual([]);
  expect(shown()).toBe('/login');
});

test('a long way is undone in one', async () => {
  const { press, obey, moves, address } = await openForm();
  press(-2);
  expect(moves).toEqual([2]);
  obey();
  expect(address()).toBe('/form');
});

test('leaving waits until the browser is back, and goes the way that was asked about', async () => {
  const { press, obey, moves, question, shown, address } = await openForm();
  press(-1);
  question().proceed();
  expect(moves).toEqual([1]);
  obey();
  expect(moves).toEqual([-1]);
  obey();
  expect([shown(), address()]).toEqual(['/before', '/before']);
});

test('only the way that was agreed to is free', async () => {
  const { press, obey, question, shouldBlock, shown } = await openForm();
  press(-1);
  question().proceed();
  obey();
  obey();
  expect(shouldBlock).toHaveBeenCalledOnce();
  press(-1);
  expect(shouldBlock).toHaveBeenCalledTimes(2);
  obey();
  expect(shown()).toBe('/before');
});

test('a way that was gone is not gone again after the next question', async () => {
  const { press, obey, moves, question, shown } = await openForm();
  press(-1);
  question().proceed();
  obey();
  obey();
  press(-1);
  obey();
  expect(moves).toEqual([]);
  expect(shown()).toBe('/before');
});

test('after a page that was added meanwhile, the way back is no longer waited for', async () => {
  const { router, press, moves, shouldBlock, shown } = await openForm();
  press(-1);
  shouldBlock.mockReturnValue(false);
  await router.navigate('/added');
  // The entries ahead are gone, so the browser stays where it is.
  moves.length = 0;
  press(-1);
  expect(shown()).toBe('/before');
});

test('the question goes with the page that comes all the same', async () => {
  const { router, shouldBlock } = await openForm();
  await router.navigate('/next');
  expect(router.state.blocked).toBeDefined();
  shouldBlock.mockReturnValue(false);
  await router.navigate('/login', { replace: true });
  expect(router.state.blocked).toBeUndefined();
});

test('an entry of which the browser does not know how far it lies is shown', async () => {
  const { router, hear, moves, shown } = await openForm();
  const location = { ...router.state.location, pathname: '/strange', key: 'default' };
  hear({ action: router.state.historyAction, location, delta: null });
  expect(shown()).toBe('/strange');
  expect(moves).toEqual([]);
});
