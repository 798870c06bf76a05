import { fillPage, type PortalConfig } from '@bank-bonuses/product/config';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { workspaceRoot } from '../runtime/options.ts';

const portal = join(workspaceRoot, 'apps', 'portal');

/**
 * A looser content security policy than the product's, because Vite's hot reload needs an inline
 * script, inline styles and a WebSocket. Violations of the strict policy therefore show only under
 * `npm start` and in the journeys.
 */
const devContentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' ws:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': devContentSecurityPolicy,
  'cache-control': 'no-store',
};

async function renderDevPage(vite: ViteDevServer, url: string, config: PortalConfig) {
  const template = await readFile(join(portal, 'index.html'), 'utf8');
  return vite.transformIndexHtml(url, fillPage(template, config));
}

/**
 * Serves the portal from its sources with hot reload, for every path that no other route handles.
 */
export async function devPortal(app: FastifyInstance, config: PortalConfig): Promise<void> {
  // Vite writes and deletes temporary config files. If this process reported them as dependencies,
  // each would make `node --watch` restart the server. So this stops all further reports: the
  // server's own sources have already been reported, and Vite watches the portal's sources.
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: { server: app.server },
      ws: { server: app.server },
      // Builds and tests write here; these changes must not reload the portal.
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/reports/**'] },
    },
  });
  app.addHook('preClose', () => vite.close());
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => {
      const page = error ? Promise.reject(error) : renderDevPage(vite, request.url, config);
      page.then(
        (html) => reply.raw.writeHead(200, pageHeaders).end(html),
        (reason: unknown) => {
          if (reason instanceof Error) vite.ssrFixStacktrace(reason);
          console.error(reason);
          reply.raw.writeHead(500, { 'content-type': 'text/plain' });
          reply.raw.end('The portal could not be served. See the terminal for details.');
        },
      );
    });
  });
}
