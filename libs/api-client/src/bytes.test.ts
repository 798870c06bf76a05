import { build, type Rolldown } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const index = fileURLToPath(new URL('./index.ts', import.meta.url));
const entry = 'virtual:entry';

/** Returns the bytes of this code after bundling: minified, tree-shaken and compressed with brotli. */
async function bytesOf(code: string): Promise<number> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
    load: (id: string) => (id === `\0${entry}` ? code.replace('api-client', index) : undefined),
  };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page],
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);
}

const oneCall = 'createApiClient({ baseUrl: "/", getAccessToken: () => null RETRY }).getAccounts()';
const callWithHandler = (names: string, retry = '') =>
  `import { createApiClient, ${names} } from 'api-client';
  ${oneCall.replace('RETRY', retry)}.catch((error) => document.write(`;

it.each([
  ['one call', `${callWithHandler('HttpError')} error instanceof HttpError));`, 6340],
  [
    'one call with retries',
    `${callWithHandler('retryReads', ', retry: retryReads()')} error.code));`,
    6630,
  ],
  [
    'one call with its errors explained',
    `${callWithHandler('explainError')} explainError(error)));`,
    8230,
  ],
  ['an error alone', `import { NetworkError } from 'api-client'; throw new NetworkError('');`, 250],
])('%s stays within its byte budget', async (_what, code, budget) => {
  const bytes = await bytesOf(code);
  expect(bytes).toBeLessThanOrEqual(budget);
  // A much smaller bundle would mean that the client was tree-shaken away.
  expect(bytes).toBeGreaterThan(budget / 2);
});
