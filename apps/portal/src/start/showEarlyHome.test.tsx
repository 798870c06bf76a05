import { fixtures } from '@bank-bonuses/api-client/testing';
import { EarlyHome } from '@bank-bonuses/feature-home/early';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingFrame } from '../signedIn/frame/LoadingFrame.tsx';
import { hideAmounts } from '../signedIn/topBar/hiddenAmounts.ts';
import { showEarlyHome } from './showEarlyHome.ts';
import { stubPaints } from './stubPaints.testing.ts';

const frame = renderToStaticMarkup(
  <LoadingFrame>
    <EarlyHome />
  </LoadingFrame>,
);

let root: HTMLElement;
let paint: () => void;
beforeEach(() => {
  paint = stubPaints();
  paint();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  root = document.createElement('div');
  root.innerHTML = frame;
  document.body.append(root);
});

afterEach(() => {
  // Ends what listens to the page.
  window.dispatchEvent(new Event('pagehide'));
  root.remove();
  localStorage.clear();
  vi.useRealTimers();
});

const activity = { items: fixtures.taskCompletions.slice(0, 5), total: 23 };
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const answers = () => [answer(fixtures.fullDashboardStats), answer(activity)];

const isShown = () => 'early' in document.documentElement.dataset;
const earned = '$4,675.50';

test("shows the customer's figures in the place of the samples, which nobody can press", async () => {
  await showEarlyHome(answers());
  expect(isShown()).toBe(true);
  const page = root.querySelector('[inert]');
  expect(page).toHaveTextContent(earned);
  expect(page).toHaveTextContent('Showing 1 to 5 of 23 results');
  expect(page).not.toHaveTextContent(/sample|91000/i);
  expect(page?.contains(root.querySelector('button'))).toBe(true);
});

test('waits for the first paint', async () => {
  paint = stubPaints();
  const shown = showEarlyHome(answers());
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(isShown()).toBe(false);
  paint();
  await shown;
  expect(isShown()).toBe(true);
});

test('lays the page out, unseen, while the answers are on their way', async () => {
  const late = Promise.withResolvers<Response>();
  const page = root.querySelector<HTMLElement>('[inert]');
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const shown = showEarlyHome([late.promise, answer(activity)]);
  await expect.poll(() => measured.mock.contexts).toEqual([page]);
  expect(page).toHaveAttribute('data-laid-out');
  expect(isShown()).toBe(false);
  late.resolve(await answer(fixtures.fullDashboardStats));
  await shown;
  expect(isShown()).toBe(true);
});

/** Has the test make each frame, and the chart tell when it is drawn. */
const watchFrames = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() =>
    isShown() ? 600 : 0,
  );
  const draw = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return { draw, frames };
};

test('shows the figures, and draws the chart when they are painted', async () => {
  const { draw, frames } = watchFrames();
  let isDone = false;
  const shown = showEarlyHome(answers()).then(() => (isDone = true));
  await expect.poll(() => frames).toHaveLength(1);
  expect([isShown(), isDone]).toEqual([true, false]);
  expect(draw).not.toHaveBeenCalled();
  frames[0]?.(0);
  await shown;
  expect(draw.mock.contexts).toEqual([root.querySelector('canvas')]);
});

test.each([
  ['the figures are taken away', () => window.dispatchEvent(new Event('pagehide'))],
  ['React draws the page', () => root.replaceChildren()],
])('draws no chart when %s before it', async (_when, happen) => {
  const { draw, frames } = watchFrames();
  const shown = showEarlyHome(answers());
  await expect.poll(() => frames).toHaveLength(1);
  happen();
  frames[0]?.(0);
  await shown;
  expect(draw).not.toHaveBeenCalled();
});

test('leaves the answers to be read by the portal', async () => {
  const sent = answers();
  await showEarlyHome(sent);
  const read = sent.map(async (each) => (await each).json() as Promise<unknown>);
  expect(await Promise.all(read)).toEqual([fixtures.fullDashboardStats, activity]);
});

test.each<[string, () => Promise<Response>[]]>([
  ['the token is refused', () => [answer(fixtures.dashboardStats), answer({}, 401)]],
  [
    'the registration is missing',
    () => [answer({ detail: 'registration_missing' }, 404), answer({})],
  ],
  ['the service fails', () => [answer(fixtures.dashboardStats), answer(activity, 500)]],
  [
    'an answer is no JSON',
    () => [answer(fixtures.dashboardStats), Promise.resolve(new Response('<p>'))],
  ],
  [
    'the line is lost',
    () => [answer(fixtures.dashboardStats), Promise.reject(new TypeError('lost'))],
  ],
])('shows nothing when %s', async (_when, sent) => {
  await expect(showEarlyHome(sent())).rejects.toThrow();
  expect(isShown()).toBe(false);
  expect(root).not.toHaveTextContent(earned);
});

test('shows nothing when there is no place for what was answered', async () => {
  await showEarlyHome([answer(fixtures.firstDayStats), answer({ items: [], total: 0 })]);
  expect(isShown()).toBe(false);
});

test('shows nothing to a customer who has hidden the amounts', async () => {
  hideAmounts(true);
  await showEarlyHome(answers());
  expect(isShown()).toBe(false);
  expect(root).not.toHaveTextContent(earned);
  hideAmounts(false);
});

test('shows nothing in a tab that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showEarlyHome(answers());
  expect(isShown()).toBe(false);
});

test('shows nothing when React was faster', async () => {
  root.replaceChildren();
  await showEarlyHome(answers());
  expect(isShown()).toBe(false);
});

const changes = (key: string | null) => () =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

const taking = [
  ['another tab changes the session', changes('bank-bonuses-auth')],
  ['another tab empties the storage', changes(null)],
  ['another tab hides the amounts', changes('bank-bonuses.hide-amounts')],
  ['the page is put away', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'nobody sees the tab any more',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
  ],
  ['React does not come for half a minute', () => vi.advanceTimersByTime(30_000)],
] as [string, () => void][];

test.each(taking)('takes the figures away when %s', async (_when, happen) => {
  await showEarlyHome(answers());
  changes('bank-bonuses.theme')();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  vi.advanceTimersByTime(29_000);
  expect(isShown()).toBe(true);
  happen();
  expect(isShown()).toBe(false);
  expect(root).not.toHaveTextContent(earned);
  expect(root).toHaveTextContent('Loading...');
});

test.each(taking)('shows nothing any more when %s before the answers', async (_when, happen) => {
  const late = Promise.withResolvers<Response>();
  const shown = showEarlyHome([late.promise, answer(activity)]);
  happen();
  late.resolve(await answer(fixtures.dashboardStats));
  await shown;
  expect(isShown()).toBe(false);
  expect(root).not.toHaveTextContent(earned);
});
