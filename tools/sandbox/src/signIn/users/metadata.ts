import type { Metadata } from '../database/tables.ts';
import { AuthApiError } from '../http/errors.ts';

/** Access tokens carry the metadata in a header, and Node rejects headers over 16 KiB with 431. */
const maxMetadataBytes = 2048;

const isShort = (text: string) => Buffer.byteLength(text) <= maxMetadataBytes;

/** Returns whether metadata is within the limit. Metadata stored before the limit existed may be longer. */
export function isWithinLimit(metadata: Metadata): boolean {
  return isShort(JSON.stringify(metadata));
}

/** Returns the stored form of a user's metadata. Throws 422 when it is longer than 2,048 bytes. */
export function encodeMetadata(metadata: Metadata): string {
  const text = JSON.stringify(metadata);
  if (isShort(text)) return text;
  throw new AuthApiError(
    422,
    'validation_failed',
    `User metadata must not be longer than ${maxMetadataBytes} bytes`,
  );
}
