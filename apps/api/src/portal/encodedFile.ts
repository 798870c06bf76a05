import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in memory. Files that are compressed already, such as images, have no other encodings. */
export interface EncodedFile {
  digest: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/**
 * Creates a file with its encodings.
 * @param options.brotli the file compressed with brotli, if the build has created one
 */
export function encodedFile(
  identity: Buffer,
  { isCompressible, brotli }: { isCompressible: boolean; brotli?: Buffer | undefined },
): EncodedFile {
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (!isCompressible) return { digest, bodies: { identity } };
  const br = brotli ?? brotliCompressSync(identity);
  return { digest, bodies: { identity, br, gzip: gzipSync(identity) } };
}

/** Returns the strong ETag of an encoding; each encoding has a different one. */
export const etagOf = ({ digest }: EncodedFile, encoding: Encoding) =>
  `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/** Returns the best encoding that a client accepts; brotli before gzip, since it is smaller. */
export function chooseEncoding({ bodies }: EncodedFile, acceptEncoding = ''): Encoding {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (
    (['br', 'gzip'] as const).find((name) => bodies[name] && accepted.includes(name)) ?? 'identity'
  );
}
