import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { onSlowPhone } from './slowPhone.ts';

/** The login page's words and nothing else: what a browser needs for one round trip and one paint. */
const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Login</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; background: #faf9f6; color: #14211c }
label, input, button { display: block; box-sizing: border-box; width: 100%; font: inherit }
input, button { height: 44px; margin: 8px 0 16px; border: 1px solid #7a8580; border-radius: 8px }
button { border: 0; background: #116d4e; color: #fff }
</style>
<main>
<p>Bank Bonuses</p>
<h1>Welcome back</h1>
<p>Login with your email and password</p>
<form>
<label>Email<input type="email" name="email" autocomplete="username"></label>
<label>Password<input type="password" name="password" autocomplete="current-password"></label>
<button>Login</button>
</form>
<p><a href="/">Forgot your password?</a></p>
<p>Don't have an account? <a href="/">Sign up</a></p>
<p>By logging in, you agree to our <a href="/">Terms of Service</a> and <a href="/">Privacy Policy</a>.</p>
</main>
</html>`;

/** A page that cannot be painted sooner: what the portal's paints are multiples of. */
export interface StaticPage {
  /** Its largest paint on a first visit, in milliseconds. */
  paint: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Serves the page on the loopback, as brotli, and visits it as every page is visited. */
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
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
        return page.evaluate(largestPaint);
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Runs in the page, which paints once. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) resolve(last.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
