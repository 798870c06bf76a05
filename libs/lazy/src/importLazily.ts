import { LazyCodeError } from './LazyCodeError.ts';

/**
 * Time-out for each file, in milliseconds. A slow connection loads the largest file in a few
 * seconds.
 */
const fetchTimeoutMs = 60_000;

/** The files that are in the browser's cache or being downloaded, by URL. */
const downloads = new Map<string, Promise<void>>();

/**
 * Imports a module once all `files` that it needs are in the browser's cache. Many browsers cache a
 * failed `import()` or `modulepreload` until the page is reloaded (whatwg/html#6768), but not a
 * failed `fetch()`, so a retry is possible.
 */
export async function importLazily<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.filter((url) => !isInHtml(url)).map(downloadOnce));
  return load().catch((cause: unknown) => {
    throw new LazyCodeError('The fetched code could not be imported', true, cause);
  });
}

function downloadOnce(url: string): Promise<void> {
  const known = downloads.get(url);
  if (known) return known;
  const pending = download(url);
  downloads.set(url, pending);
  pending.catch(() => downloads.delete(url));
  return pending;
}

/**
 * Returns whether the HTML preloads a file. Such a file is already in the browser's module map, or
 * will be.
 */
const isInHtml = (url: string) =>
  document.querySelector(`script[src="${url}"],link[rel=modulepreload][href="${url}"]`) !== null;

async function download(url: string): Promise<void> {
  const response = await receive(url).catch((cause: unknown) => {
    throw new LazyCodeError(`Could not fetch ${url}`, false, cause);
  });
  const { ok, status, headers } = response;
  if (ok && headers.get('content-type')?.includes('javascript')) return;
  // A newer deployment has removed the file. Some servers then respond with their start page
  // instead of a 404.
  const isGone = ok || status === 404 || status === 410;
  throw new LazyCodeError(`Unexpected response with status ${status} for ${url}`, isGone);
}

/** Reads the body to its end; otherwise the cache would not store the complete file. */
async function receive(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  await response.arrayBuffer();
  return response;
}
