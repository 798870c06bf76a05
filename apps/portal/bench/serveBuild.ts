import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a built single-page application on the loopback interface, compressed with
 * brotli, and its `index.html` for every other path. `api` maps paths to the JSON that they return.
 */
export async function serveBuild(folder: string, api: Record<string, unknown> = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void contentOf(pathname).then(([extension, content]) => {
      response
        .setHeader('content-type', contentTypes[extension] ?? 'application/octet-stream')
        .setHeader('content-encoding', 'br')
        .end(brotliCompressSync(content));
    });
  });
  async function contentOf(path: string): Promise<[extension: string, content: Buffer]> {
    if (path in api) return ['.json', Buffer.from(JSON.stringify(api[path]))];
    const file = extname(path) ? join(folder, normalize(path)) : join(folder, 'index.html');
    return [extname(file), await readFile(file).catch(() => Buffer.from(''))];
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, stop };
}
