import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in memory with its compressed encodings, each of which is created once. */
export interface EncodedFile {
  body(encoding: Encoding): Promise<Buffer>;
  /** Returns the strong ETag of an encoding; each encoding has a different one. */
  etag(encoding: Encoding): string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/**
 * Brotli quality for scripts that the build did not compress; this takes a few seconds at the
 * start.
 */
const quickQuality = 9;

/**
 * Creates a file with its encodings.
 * @param options.brotli the file compressed with brotli, if the build has created one
 * @param options.quality the brotli quality for compressing the file otherwise, up to 11
 */
export function encodedFile(
  bytes: Buffer,
  { brotli, quality = quickQuality }: { brotli?: Buffer | undefined; quality?: number } = {},
): EncodedFile {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const forms: Record<Encoding, () => Promise<Buffer>> = {
    identity: () => Promise.resolve(bytes),
    br: once(() =>
      brotli
        ? Promise.resolve(brotli)
        : toBrotli(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
    ),
    gzip: once(() => toGzip(bytes, { level: 9 })),
  };
  return {
    body: (encoding) => forms[encoding](),
    etag: (encoding) => `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Returns the best encoding that a client accepts; brotli before gzip, since it is smaller. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}
