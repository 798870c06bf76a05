import { firstPaint } from './firstPaint.ts';
import { sessionKey } from './sessionKey.ts';

/** What the build tells the page's script, URLs and paths with spaces between them. */
export interface ScriptsAhead {
  /** The script that stands in the page. */
  entry?: string;
  /** What every signed-in page starts with. */
  ahead?: string;
  /** Where Home is the first page. */
  home?: string;
  /** What Home starts with besides. */
  aheadHome?: string;
  /** What Home needs a little later. */
  afterHome?: string;
}

/**
 * Asks for the scripts of a signed-in page where a session is stored, which only the entry would ask for otherwise. It
 * asks for nothing that the page can start without, since many browsers remember a `modulepreload` that has failed.
 *
 * @param figures fulfilled when Home's figures are painted, or will be later; absent where the page shows none itself
 */
export async function fetchAhead(
  { entry = '', ahead, home = '', aheadHome = '', afterHome = '' }: ScriptsAhead,
  figures?: Promise<unknown>,
): Promise<void> {
  if (!ahead || !hasSession()) return;
  const isHome = home.split(' ').includes(location.pathname);
  if (figures) {
    await Promise.race([firstPaint(), figures]);
    // Each is compiled as soon as it is there. Out of the cache that would be just before the figures.
    if (isFromCache(entry)) await figures;
  }
  await fetchAll(isHome ? `${ahead} ${aheadHome}` : ahead);
  // What the chart needs, as soon as it is in nobody's way: the line is idle while the rest is run.
  await figures;
  if (isHome) await fetchAll(afterHome);
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    // Storage is refused: there is none.
    return false;
  }
}

function isFromCache(url: string): boolean {
  const loads = performance.getEntriesByName(new URL(url, location.href).href);
  return loads.some((load) => 'transferSize' in load && load.transferSize === 0);
}

const fetchAll = (files: string) =>
  Promise.all(
    files.split(' ').map(
      (href) =>
        new Promise((done) => {
          const link = document.createElement('link');
          const how = { rel: 'modulepreload', fetchPriority: 'low', href };
          document.head.append(Object.assign(link, how, { onload: done, onerror: done }));
        }),
    ),
  );
