import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { observe, observed } from './observe.ts';
import { onSlowPhone } from './phone.ts';

/** The login page as hand-written HTML in one file, with its texts and its styles in both themes. */
const html = readFileSync(join(import.meta.dirname, 'staticPage.html'));

/** A static page, which paints as early as possible. */
export interface StaticPage extends AsyncDisposable {
  /**
   * Returns the largest contentful paint of a visit under the same conditions as the portal's, in
   * milliseconds.
   */
  paint: () => Promise<number>;
}

/** Serves the static page on the loopback interface, compressed with brotli. */
export async function serveStaticPage(browser: Browser): Promise<StaticPage> {
  const body = brotliCompressSync(html);
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'br')
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    paint: () =>
      onSlowPhone(browser, async (page) => {
        await observe(page);
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
        return (await observed(page)).largestPaint;
      }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
