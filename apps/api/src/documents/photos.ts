import type { FilePayload } from '@bank-bonuses/api-client';
import sharp from 'sharp';
import { problems } from '../http/problem.ts';

/** A photo as it is stored: JPEG, upright, without metadata. */
export interface PreparedPhoto {
  filename: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** More than any phone's camera takes, and what three at once may cost in memory. */
const mostPixels = 50_000_000;
const longestSide = 3000;
const quality = 88;

// Every photo is another one, and requests already run beside each other.
sharp.cache(false);
sharp.concurrency(1);

/** Reads an uploaded photo by its bytes, whatever it is said to be, and draws it anew. */
export async function preparePhoto(field: string, file: FilePayload): Promise<PreparedPhoto> {
  const fault = (msg: string) =>
    problems.invalid([{ loc: ['body', field, 'data'], msg, type: 'image' }]);
  const bytes = Buffer.from(file.data.slice(file.data.indexOf(',') + 1), 'base64');
  if (!isPhoto(bytes)) throw fault('Must be a JPEG, PNG or WebP image');

  // The header alone, so the number of pixels does not matter yet.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw fault('The image cannot be read');
  if (size.width * size.height > mostPixels) throw fault('The image has too many pixels');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { filename: file.filename, bytes: data, width: info.width, height: info.height };
  } catch {
    throw fault('The image cannot be read');
  }
}

/** The magic bytes of JPEG, PNG and WebP. */
export function isPhoto(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
