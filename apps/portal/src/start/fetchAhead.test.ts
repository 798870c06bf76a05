import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetchAhead.ts';
import { sessionKey } from './sessionKey.ts';
import { stubPaints } from './stubPaints.testing.ts';

const scripts = {
  entry: '/assets/main.js',
  ahead: '/assets/area.js /assets/query.js',
  home: '/ /dashboard',
  aheadHome: '/assets/home.js',
  afterHome: '/assets/chart.js',
};
const all = ['/assets/area.js', '/assets/query.js', '/assets/home.js'];

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const askedFor = () => links().map(({ href }) => new URL(href).pathname);

/** The files that were asked for have come, or could not be had. */
const settle = (...events: string[]) =>
  links().forEach((link, index) => {
    const name = events[index];
    if (name) link.dispatchEvent(new Event(name));
  });

/** As long as what waits for nothing takes. */
const aMoment = () => new Promise((done) => setTimeout(done));

let paint: () => void;
beforeEach(() => {
  paint = stubPaints();
  localStorage.setItem(sessionKey, '{}');
  history.replaceState(null, '', '/dashboard');
});

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

test.each([
  ['/', all],
  ['/dashboard', all],
  ['/settings', all.slice(0, 2)],
])('asks at %s for what the page starts with', async (path, urls) => {
  history.replaceState(null, '', path);
  void fetchAhead(scripts);
  expect(askedFor()).toEqual(urls);
  settle('load', 'load', 'load');
  await aMoment();
  expect(askedFor().includes('/assets/chart.js')).toBe(path !== '/settings');
});

test('asks for what the chart of Home needs once the rest has come, or is lost', async () => {
  void fetchAhead(scripts);
  settle('load', 'error');
  await aMoment();
  expect(askedFor()).toEqual(all);
  settle('load', 'error', 'load');
  await expect.poll(askedFor).toEqual([...all, '/assets/chart.js']);
});

test.each([
  ['without a session', () => localStorage.clear()],
  [
    'where storage is refused',
    () =>
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
  ],
])('asks for nothing %s', async (_when, arrange) => {
  arrange();
  await fetchAhead(scripts);
  expect(askedFor()).toEqual([]);
});

test('asks for nothing on a page that names nothing', async () => {
  await fetchAhead({ entry: '/assets/main.js' });
  expect(askedFor()).toEqual([]);
});

/** The entry has come: over the line, or out of the cache. */
const entryCame = (transferSize: number) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockImplementation((name) =>
      name === new URL(scripts.entry, location.href).href
        ? [{ transferSize } as PerformanceResourceTiming]
        : [],
    );

test('lets the first paint of a page with figures of its own come first', async () => {
  entryCame(11_000);
  void fetchAhead(scripts, new Promise(() => undefined));
  await aMoment();
  expect(askedFor()).toEqual([]);
  paint();
  await expect.poll(askedFor).toEqual(all);
});

test('lets the figures come before scripts out of the cache, which are compiled at once', async () => {
  entryCame(0);
  const figures = Promise.withResolvers<void>();
  void fetchAhead(scripts, figures.promise);
  paint();
  await aMoment();
  expect(askedFor()).toEqual([]);
  figures.resolve();
  await expect.poll(askedFor).toEqual(all);
});

test('lets the figures come before the code of the chart', async () => {
  entryCame(11_000);
  const figures = Promise.withResolvers<void>();
  void fetchAhead(scripts, figures.promise);
  paint();
  await expect.poll(askedFor).toEqual(all);
  settle('load', 'load', 'load');
  await aMoment();
  expect(askedFor()).toEqual(all);
  figures.resolve();
  await expect.poll(askedFor).toEqual([...all, '/assets/chart.js']);
});

test('asks also in a tab that nobody sees, where nothing is painted', async () => {
  void fetchAhead(scripts, Promise.resolve());
  await expect.poll(askedFor).toEqual(all);
});
