import { browserImaging, type Imaging, type DecodedPhoto } from './browserImaging.ts';
import { findHints, inspectedSide } from './photoHints.ts';
import type { PhotoHint, PreparedPhoto } from '../fields/field.ts';
import { continueJpeg, sniffImage, type SniffedImage } from './sniffImage.ts';

export type PhotoResult = { ok: true; photo: PreparedPhoto } | { ok: false; reason: string };

/** Maximum size in bytes of a photo that is sent. */
export const maxBytes = 1_200_000;

const maxFileBytes = 50_000_000;
const maxPixels = 64_000_000;
/**
 * Number of bytes that are read first. The frame header is usually within them, even behind large
 * embedded previews.
 */
const headBytes = 1_000_000;

/**
 * Sizes in pixels and JPEG qualities, tried in order until the photo is small enough. With the
 * first entry, a document is legible.
 */
const attempts = [
  { longestSide: 2048, qualities: [0.85, 0.7] },
  { longestSide: 1600, qualities: [0.7] },
  { longestSide: 1280, qualities: [0.6] },
  { longestSide: 1024, qualities: [0.5] },
] as const;

const reasons = {
  noImage: 'This file is not an image. Please choose a photo (JPEG, PNG or WebP)',
  tooLarge: 'This photo is too large. Please choose one below 50 MB and 64 megapixels',
  unreadable: 'This photo cannot be read. It may be damaged; please choose or take another one',
  heic: 'This browser cannot read HEIC photos. On an iPhone open Settings, Camera, Formats and choose Most Compatible, then take the photo again; or take it here with Take photo',
} as const;

/**
 * Converts a chosen file into the photo that is sent: decoded, upright, scaled down and encoded as JPEG
 * without metadata (location, device, thumbnail). Rejects with a reason when the file is not an image, cannot
 * be decoded, or is so large that decoding could crash the page.
 */
export async function preparePhoto(
  file: File,
  imaging: Imaging = browserImaging,
): Promise<PhotoResult> {
  const head = await readFrom(file, 0);
  if (!head) return reject('unreadable');
  const sniffed = sniffImage(head);
  if (!sniffed) return reject('noImage');
  const image = { ...sniffed, size: sniffed.size ?? (await findLaterSize(file, sniffed)) };
  const unreadable = image.kind === 'heic' ? 'heic' : 'unreadable';
  // Rejects the file without decoding it: if its header contains no size, the image could be too
  // large. A JPEG is left to the browser: where this code finds no size, its decoder finds none
  // either, or it reads more than this code.
  if (!image.size && image.kind !== 'jpeg') return reject(unreadable);
  if (file.size > maxFileBytes || isTooLarge(image.size)) return reject('tooLarge');
  try {
    const light = await encodeLight(file, imaging);
    if (typeof light === 'string') return reject(light);
    const { blob, hints } = light;
    const filename = jpegName(file.name);
    return { ok: true, photo: { filename, blob, previewUrl: imaging.urlOf(blob), hints } };
  } catch {
    return reject(unreadable);
  }
}

interface LightPhoto {
  blob: Blob;
  hints: PhotoHint[];
}

const isTooLarge = (size: SniffedImage['size']) =>
  size !== undefined && size.width * size.height > maxPixels;

async function encodeLight(
  file: File,
  imaging: Imaging,
): Promise<LightPhoto | keyof typeof reasons> {
  const picture = await imaging.decode(file);
  try {
    if (isTooLarge(picture)) return 'tooLarge';
    for (const { longestSide, qualities } of attempts) {
      const light = await encodeAt(picture, longestSide, qualities);
      if (light) return light;
    }
    return 'unreadable';
  } finally {
    picture.close();
  }
}

async function encodeAt(
  picture: DecodedPhoto,
  longestSide: number,
  qualities: readonly number[],
): Promise<LightPhoto | undefined> {
  const ratio = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  const scaled = await picture.scale(width, height);
  try {
    for (const quality of qualities) {
      const blob = await scaled.toJpeg(quality);
      if (blob.size > maxBytes) continue;
      return { blob, hints: await findHints(scaled.pixels(inspectedSide), { width, height }) };
    }
    return undefined;
  } finally {
    scaled.close();
  }
}

/**
 * Reads the size of a JPEG whose frame header follows long metadata. Reads the file in parts,
 * because a phone may lack the memory for the whole file.
 */
async function findLaterSize(
  file: File,
  { nextSegmentAt }: SniffedImage,
): Promise<SniffedImage['size']> {
  let at = nextSegmentAt;
  while (at !== undefined && at < Math.min(file.size, maxFileBytes)) {
    const part = await readFrom(file, at);
    if (!part) return undefined;
    const next = continueJpeg(part, at);
    if (next.size) return next.size;
    // The file is truncated: it ends within a segment.
    if (next.nextSegmentAt === at) return undefined;
    at = next.nextSegmentAt;
  }
  return undefined;
}

async function readFrom(file: File, at: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(at, at + headBytes).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Returns the file name without folder and control characters, with the extension `.jpg`. */
function jpegName(name: string): string {
  const base = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  return `${base || 'photo'}.jpg`;
}

function reject(reason: keyof typeof reasons): PhotoResult {
  return { ok: false, reason: reasons[reason] };
}
