import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Returns whether a request has a valid AWS Signature Version 4 for its URL and body. */
export function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  secretKey: string,
): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, scope = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const bodyHash = headers['x-amz-content-sha256'];
  const signedHeaders = names.split(';');
  if (bodyHash !== sha256(body) || !signedHeaders.includes('x-amz-content-sha256')) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const date = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}
