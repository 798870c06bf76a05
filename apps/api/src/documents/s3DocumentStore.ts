import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { DocumentMissingError, DocumentsUnavailableError } from './documentErrors.ts';
import { documentKeyPattern, type DocumentStore } from './documentStore.ts';

export interface S3Options {
  /** Base address of the storage service; the bucket follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time-out of one request in milliseconds. @default 15_000 */
  timeoutMs?: number | undefined;
}

/** A fixed key, so that the next check removes the object of a check that was killed. */
const checkKey = 'start/check';
/** Retries after a response that says "busy". */
const retries = 2;

/**
 * Creates a document store in an S3-compatible bucket, which many instances can share. An object
 * never becomes visible partially written.
 */
export function s3DocumentStore(options: S3Options): DocumentStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 15_000 } = options;
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  const ask = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => {
    try {
      const response = await client.fetch(`${base}${path}`, {
        method,
        // The digest is part of the signature, so the storage service rejects a changed body.
        headers: { 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch {
      throw new DocumentsUnavailableError('documents_unreachable');
    }
  };

  const put = async (key: string, bytes: Uint8Array) => {
    const { status } = await ask('PUT', pathOf(key), Uint8Array.from(bytes));
    if (status !== 200) throw unusable(status);
  };
  /**
   * Returns the keys of one page, which has room for a thousand: more than one registration has,
   * even after many failed attempts.
   */
  const list = async (prefix: string) => {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    const { status, body } = await ask('GET', `?${query.toString()}`);
    if (status !== 200) throw unusable(status);
    const xml = body.toString();
    if (!xml.includes('<ListBucketResult')) {
      throw new DocumentsUnavailableError('documents_unreadable');
    }
    const keys = Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key);
    return keys.filter((key) => documentKeyPattern.test(key));
  };
  const remove = async (key: string) => {
    const { status } = await ask('DELETE', pathOf(key));
    if (status !== 204 && status !== 200 && status !== 404) throw unusable(status);
  };

  return {
    isLocal: false,
    put,
    list,
    remove,
    check: async () => {
      await list(checkKey);
      await put(checkKey, Buffer.from('check'));
      await remove(checkKey);
    },
    get: async (key) => {
      const { status, body } = await ask('GET', pathOf(key));
      if (status === 404) throw new DocumentMissingError();
      if (status !== 200) throw unusable(status);
      return body;
    },
  };
}

function pathOf(key: string): string {
  if (!documentKeyPattern.test(key)) throw new Error('Invalid document key.');
  return `/${key}`;
}

function unusable(status: number): DocumentsUnavailableError {
  return new DocumentsUnavailableError(`documents_status_${status}`);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
