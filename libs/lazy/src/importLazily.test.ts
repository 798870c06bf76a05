import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const load = vi.fn(() => Promise.resolve('a letter'));
const files = ['/assets/letter.js', '/assets/paper.js'];

const response = (body: BodyInit = 'export {};', status = 200, type = 'text/javascript') =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } });

/** Imports a fresh copy of the loader, as on a page that has not loaded anything on demand yet. */
const freshLoader = async () => {
  vi.resetModules();
  return (await import('./importLazily.ts')).importLazily;
};

beforeEach(() => {
  load.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => document.head.replaceChildren());

describe('the first try', () => {
  test('fetches all files in parallel, and imports the module when the last one is complete', async () => {
    const importLazily = await freshLoader();
    const body = new TransformStream<Uint8Array>();
    fetched.mockResolvedValueOnce(response(body.readable));
    const imported = importLazily(load, files);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(files);
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode('export'));
    expect(load).not.toHaveBeenCalled();
    await writer.close();
    expect(await imported).toBe('a letter');
  });

  test('does not fetch files that the HTML preloads', async () => {
    const importLazily = await freshLoader();
    document.head.innerHTML =
      '<script type="module" src="/assets/paper.js"></script><link rel="modulepreload" href="/assets/letter.js">';
    await importLazily(load, files);
    expect(fetched).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not fetch files that another import has fetched or is fetching', async () => {
    const importLazily = await freshLoader();
    await Promise.all([importLazily(load, files), importLazily(load, [...files, '/assets/c.js'])]);
    await importLazily(load, files);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([...files, '/assets/c.js']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('imports the module immediately if no file is needed', async () => {
    expect(await (await freshLoader())(load)).toBe('a letter');
  });
});

const cutBody = () =>
  new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });

describe.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cut off in the middle', () => Promise.resolve(response(cutBody()))],
  ['status 500', () => Promise.resolve(response('', 500))],
  ['status 503 and an HTML page', () => Promise.resolve(response('', 503, 'text/html'))],
])('a file that fails to load (%s)', (_case, lose) => {
  test('is not imported, because the browser would cache the failure, and the next try fetches only this file', async () => {
    const importLazily = await freshLoader();
    fetched.mockImplementationOnce(lose);
    await expect(importLazily(load, files)).rejects.toMatchObject({
      name: 'LazyCodeError',
      needsReload: false,
    });
    expect(load).not.toHaveBeenCalled();
    fetched.mockClear();
    expect(await importLazily(load, files)).toBe('a letter');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/letter.js']);
  });
});

test('a fetch that takes more than a minute fails, and a retry may succeed', async () => {
  const importLazily = await freshLoader();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  fetched.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('late'))),
      ),
  );
  const imported = importLazily(load, files);
  expect(timeout).toHaveBeenCalledWith(60_000);
  deadline.abort();
  await expect(imported).rejects.toMatchObject({ needsReload: false });
});

test.each([
  ['status 404', response('Not found', 404, 'text/plain')],
  ['status 410', response('', 410, 'text/plain')],
  ['an HTML page instead', response('<!doctype html>', 200, 'text/html')],
])('a file that a newer deployment has removed (%s) needs a reload', async (_case, gone) => {
  const importLazily = await freshLoader();
  fetched.mockResolvedValueOnce(gone);
  await expect(importLazily(load, files)).rejects.toMatchObject({ needsReload: true });
  expect(load).not.toHaveBeenCalled();
});

test('fetched code that cannot be imported needs a reload', async () => {
  const importLazily = await freshLoader();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(cause);
  await expect(importLazily(load, files)).rejects.toMatchObject({ needsReload: true, cause });
});
