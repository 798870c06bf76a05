import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

/** The possible results of one request. */
const outcomes = ['arrives', 'is refused', 'is cut', 'gets a 503'] as const;
type Outcome = (typeof outcomes)[number];

/** A browser that caches failed imports. `outcomes` are the results of its requests. */
function rememberingBrowser(outcomes: Outcome[]) {
  const cache = new Set<string>();
  const remembered = new Map<string, boolean>();
  const request = (): Outcome => outcomes.shift() ?? 'arrives';
  const body = (outcome: Outcome) =>
    outcome === 'is cut'
      ? new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
      : 'export {};';
  return {
    fetch(url: string) {
      const outcome = request();
      if (outcome === 'is refused') return Promise.reject(new TypeError('Failed to fetch'));
      if (outcome === 'arrives') cache.add(url);
      const status = outcome === 'gets a 503' ? 503 : 200;
      const headers = { 'content-type': 'text/javascript' };
      return Promise.resolve(new Response(body(outcome), { status, headers }));
    },
    import(files: readonly string[]) {
      for (const file of files) {
        if (!remembered.has(file)) remembered.set(file, cache.has(file) || request() === 'arrives');
        if (!remembered.get(file)) return Promise.reject(new TypeError('Failed to fetch module'));
      }
      return Promise.resolve('the module');
    },
  };
}

const requests = fc.array(fc.constantFrom(...outcomes), { maxLength: 12 });
const modules = fc.array(fc.subarray(['/a.js', '/b.js', '/c.js', '/d.js'], { minLength: 1 }), {
  minLength: 1,
  maxLength: 6,
});

test('each module can be imported once the connection works, whatever failed before', async () => {
  await fc.assert(
    fc.asyncProperty(requests, modules, async (outcomes, wanted) => {
      vi.resetModules();
      const { importLazily } = await import('./importLazily.ts');
      const line = [...outcomes];
      const browser = rememberingBrowser(line);
      vi.stubGlobal('fetch', browser.fetch);
      const open = (files: string[]) => importLazily(() => browser.import(files), files);
      await Promise.allSettled(wanted.map(open));
      await Promise.allSettled(wanted.map(open));
      // Lets pending imports end, since a new import of the same file shares their result.
      await new Promise((resolve) => setTimeout(resolve));
      line.length = 0;
      for (const files of wanted) expect(await open(files)).toBe('the module');
    }),
  );
});
