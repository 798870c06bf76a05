import { browserImaging, type Imaging } from './browserImaging.ts';
import type { PreparedPhoto } from './preparedPhoto.ts';
import { sniffImage } from './sniffImage.ts';

export type PhotoResult = { ok: true; photo: PreparedPhoto } | { ok: false; reason: string };

/** What a photo may weigh when it is sent. */
export const mostBytes = 1_200_000;

const mostFileBytes = 50_000_000;
const mostPixels = 64_000_000;
/** Enough for the frame header of a photo with large embedded previews. */
const headBytes = 1_000_000;

/** Tried in turn until the photo is light enough; the first is what a document needs to be legible. */
const attempts = [
  { longestSide: 2048, quality: 0.85 },
  { longestSide: 2048, quality: 0.7 },
  { longestSide: 1600, quality: 0.7 },
  { longestSide: 1280, quality: 0.6 },
  { longestSide: 1024, quality: 0.5 },
] as const;

const reasons = {
  noImage: 'This file is not an image. Please choose a photo (JPEG, PNG or WebP)',
  tooLarge: 'This photo is too large. Please choose one below 50 MB and 64 megapixels',
  unreadable: 'This photo cannot be read. It may be damaged; please choose or take another one',
  heic: 'This browser cannot read HEIC photos. Please choose a JPEG, or take the photo here with your camera',
} as const;

/**
 * Makes what will be sent from what was chosen: decoded, upright, scaled down, encoded anew as JPEG and
 * thereby free of metadata (place, device, thumbnail). Refuses with a reason what is no image, cannot be
 * decoded, or is so large that decoding might take the page down.
 */
export async function preparePhoto(
  file: File,
  imaging: Imaging = browserImaging,
): Promise<PhotoResult> {
  const head = await readHead(file);
  if (!head) return refuse('unreadable');
  const image = sniffImage(head);
  if (!image) return refuse('noImage');
  const pixels = image.size ? image.size.width * image.size.height : 0;
  if (file.size > mostFileBytes || pixels > mostPixels) return refuse('tooLarge');
  try {
    const blob = await encodeLight(file, imaging);
    if (!blob) return refuse('unreadable');
    return {
      ok: true,
      photo: { filename: jpegName(file.name), blob, previewUrl: imaging.urlOf(blob) },
    };
  } catch {
    return refuse(image.kind === 'heic' ? 'heic' : 'unreadable');
  }
}

async function encodeLight(file: File, imaging: Imaging): Promise<Blob | undefined> {
  const picture = await imaging.decode(file);
  try {
    for (const { longestSide, quality } of attempts) {
      const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
      const width = Math.max(1, Math.round(picture.width * scale));
      const height = Math.max(1, Math.round(picture.height * scale));
      const blob = await picture.toJpeg(width, height, quality);
      if (blob.size <= mostBytes) return blob;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

async function readHead(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The file's name without folder and control characters, with the ending of what it has become. */
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

function refuse(reason: keyof typeof reasons): PhotoResult {
  return { ok: false, reason: reasons[reason] };
}
