import type { FilePayload } from '@bank-bonuses/api-client';
import sharp, { type Metadata } from 'sharp';
import { httpErrors } from '../http/index.ts';

/** A photo as stored: an upright JPEG without metadata. */
export interface PreparedPhoto {
  filename: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Limits for photos: a larger photo is rejected, and a slower decoding is aborted. */
export const photoBounds = {
  /**
   * More pixels than any phone's camera produces. Limits the memory of three photos that are
   * decoded at the same time.
   */
  maxPixels: 50_000_000,
  /**
   * Maximum width and height. Decoding takes time for each row and column, not only for each pixel:
   * a PNG of 1 × 50,000,000 pixels has 97 KB and took up to 28 seconds of CPU time.
   */
  maxSide: 20_000,
  /**
   * Fifty megapixels of 8-bit RGB with alpha. An image with 16 bits per channel needs twice as
   * much.
   */
  maxDecodedBytes: 200_000_000,
  /**
   * Time limit of decoding. The most expensive image within the other limits takes about two
   * seconds of CPU time.
   */
  decodingSeconds: 6,
};
const longestSide = 3000;
const quality = 88;

// Disables the cache, since every photo is different, and uses one thread per image, since requests
// already run in parallel.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes an uploaded photo of any declared type, and re-encodes it. */
export async function preparePhoto(
  field: string,
  file: FilePayload,
  { maxPixels, maxSide, maxDecodedBytes, decodingSeconds } = photoBounds,
): Promise<PreparedPhoto> {
  const invalid = (msg: string) =>
    httpErrors.invalid([{ loc: ['body', field, 'data'], msg, type: 'image' }]);
  const bytes = Buffer.from(file.data.slice(file.data.indexOf(',') + 1), 'base64');
  if (!isPhoto(bytes)) throw invalid('Must be a JPEG, PNG or WebP image');

  // Reads only the header, so a large number of pixels is harmless here.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw invalid('The image cannot be read');
  if (Math.max(size.width, size.height) > maxSide || size.width * size.height > maxPixels) {
    throw invalid('The image has too many pixels');
  }
  if (decodedBytes(size) > maxDecodedBytes) throw invalid('The image has too many colors');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: decodingSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { filename: file.filename, bytes: data, width: info.width, height: info.height };
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout');
    throw invalid(isLate ? 'The image takes too long to read' : 'The image cannot be read');
  }
}

/** Returns the decoded size of the image in bytes. */
function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/** Returns whether a file starts with the magic bytes of JPEG, PNG or WebP. */
export function isPhoto(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
