import type { Metadata } from '../database/tables.ts';
import { AuthApiError } from '../http/errors.ts';

/**
 * Maximum size of a user's metadata in bytes. The metadata is part of the access token, which is
 * sent in a header, and Node rejects headers over 16 KiB with status 431.
 */
const maxMetadataBytes = 2048;

const isShort = (text: string) => Buffer.byteLength(text) <= maxMetadataBytes;

/**
 * Returns whether the metadata is within the size limit. Metadata that was stored before the limit
 * was introduced may exceed it.
 */
export function isWithinLimit(metadata: Metadata): boolean {
  return isShort(JSON.stringify(metadata));
}

/** Returns the metadata as JSON for the database. Throws 422 if it is longer than 2,048 bytes. */
export function encodeMetadata(metadata: Metadata): string {
  const text = JSON.stringify(metadata);
  if (isShort(text)) return text;
  throw new AuthApiError(
    422,
    'validation_failed',
    `User metadata must not be longer than ${maxMetadataBytes} bytes`,
  );
}
