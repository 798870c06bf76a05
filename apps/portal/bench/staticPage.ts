import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { onSlowPhone } from './slowPhone.ts';

/**
 * The login page as hand-written HTML in one file, with its texts and its styles in both themes.
 */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Login | Bank Bonuses</title>
<link rel="icon" href="data:,">
<style>
:root { --page: #faf9f6; --aside: #f0efea; --ink: #14211c; --quiet: #5b6762; --edge: #7a8580; --accent: #116d4e; --on-accent: #fff; --field: #fff }
@media (prefers-color-scheme: dark) {
  :root { --page: #0f1513; --aside: #0b100e; --ink: #eef3f0; --quiet: #9aa8a1; --edge: #6f7d76; --accent: #3fbf8c; --on-accent: #06281c; --field: #161d1a }
}
*, ::before, ::after { box-sizing: border-box }
body { display: grid; min-height: 100dvh; margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
h1, h2, p { margin: 0 }
h1 { font-size: 1.75rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.01em }
h2 { font-size: 1.125rem; font-weight: 650 }
main { display: grid; align-content: center; gap: 24px; width: 100%; max-width: 488px; margin: 0 auto; padding: 24px }
.brand { display: flex; align-items: center; gap: 12px; font-size: 1.125rem; font-weight: 650 }
.quiet { color: var(--quiet) }
form, label, aside { display: grid; gap: 8px }
form { gap: 16px }
label { font-weight: 500 }
input, button { height: 44px; border-radius: 8px; font: inherit }
input { padding: 0 12px; border: 1px solid var(--edge); background: var(--field); color: inherit }
button { border: 0; background: var(--accent); color: var(--on-accent); font-weight: 500 }
a { color: var(--accent); font-weight: 500; text-underline-offset: 3px }
:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px }
small { font-size: .875rem; color: var(--quiet) }
aside { align-content: center; gap: 16px; padding: 48px; background: var(--aside) }
@media (min-width: 1024px) { body { grid-template-columns: 1fr 400px } }
@media (max-width: 1023px) { aside { display: none } }
</style>
</head>
<body>
<main>
<p class="brand"><svg width="36" height="36" viewBox="0 0 36 36" fill="none" stroke="#fff" stroke-width="2" aria-hidden="true"><rect width="36" height="36" rx="8" fill="#116d4e" stroke="none"/><path d="M8 27h20M10 27V18a8 8 0 0 1 16 0v9M14 27v-8a4 4 0 0 1 8 0v8"/></svg>Bank Bonuses</p>
<div><h1>Welcome back</h1><p class="quiet">Login with your email and password</p></div>
<form>
<label>Email<input type="email" name="email" autocomplete="username" required></label>
<label>Password<input type="password" name="password" autocomplete="current-password" required></label>
<button>Login</button>
</form>
<p><a href="/">Forgot your password?</a></p>
<p>Don't have an account? <a href="/">Sign up</a></p>
<small>By logging in, you agree to our <a href="/">Terms of Service</a> and <a href="/">Privacy Policy</a>.</small>
<small><a href="/">Help and contact</a></small>
</main>
<aside>
<h2>What we do for you</h2>
<p>We find bank and brokerage signup bonuses worth having.</p>
<p>We open and manage the accounts for you, and move the money that each bonus asks for.</p>
<p>You are paid by bank transfer, and see every dollar and every step here.</p>
</aside>
</body>
</html>`;

/**
 * A static page that paints as early as possible. The portal's paint times are compared with it.
 */
export interface StaticPage {
  /** Returns the largest contentful paint of a visit with a cold cache, in milliseconds. */
  paint: () => Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Serves the static page on the loopback interface, compressed with brotli, and measures it under
 * the same conditions as the portal.
 */
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

/**
 * Returns the time of the largest contentful paint. Runs in the static page, which paints only
 * once.
 */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) resolve(last.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
