import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files of a built single-page application on the loopback interface, and its
 * `index.html` for every other path. `api` maps paths to the JSON that they return. Everything is
 * compressed with brotli before the server starts, like the portal's build.
 */
export async function serveBuild(folder: string, api: Record<string, unknown> = {}) {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file)}`, brotliCompressSync(await readFile(file)));
  }
  for (const [path, json] of Object.entries(api)) {
    contents.set(path, brotliCompressSync(JSON.stringify(json)));
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = contents.has(pathname) ? pathname : '/index.html';
    const type = path in api ? 'application/json' : contentTypes[extname(path)];
    response
      .setHeader('content-type', type ?? 'application/octet-stream')
      .setHeader('content-encoding', 'br')
      .end(contents.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, stop };
}
