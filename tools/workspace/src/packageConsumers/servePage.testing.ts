import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageOfApp } from './apps.testing.ts';
import { strictPolicy } from './policy.testing.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

export interface ServedPage extends AsyncDisposable {
  url: string;
  /** Returns the compressed size in bytes of all scripts and styles that were requested. */
  bytes: () => number;
}

/**
 * Serves a built page with the strict content security policy. Also responds to the one API request
 * that the page sends.
 */
export async function servePage(
  folder: string,
  { trustedTypes }: PageOfApp,
  stats: string,
): Promise<ServedPage> {
  const sizes = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = pathname.startsWith('/api/') ? stats : fileOf(folder, pathname);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(found);
    const type = types[extname(found)] ?? 'application/octet-stream';
    if (/css|javascript/.test(type)) sizes.set(found, brotliCompressSync(body).length);
    response.setHeader('Content-Type', type);
    if (extname(found) === '.html') {
      response.setHeader('Content-Security-Policy', strictPolicy(body.toString(), trustedTypes));
    }
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf(folder: string, pathname: string): string | undefined {
  const path = normalize(decodeURIComponent(pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
