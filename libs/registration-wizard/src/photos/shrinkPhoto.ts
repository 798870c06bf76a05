import type { PreparedPhoto } from '../fields/field.ts';
import { adviceOn, readPixels } from './photoAdvice.ts';

/** Maximum size in bytes of a photo that is sent. */
export const maxBytes = 1_200_000;

const maxFileBytes = 50_000_000;
const maxPixels = 64_000_000;

/**
 * Sizes in pixels and JPEG qualities, tried in order until the photo is small enough. With the
 * first ones, a document is legible.
 */
const attempts = [
  { longestSide: 2048, quality: 0.85 },
  { longestSide: 2048, quality: 0.7 },
  { longestSide: 1600, quality: 0.7 },
  { longestSide: 1280, quality: 0.6 },
  { longestSide: 1024, quality: 0.5 },
];

const errors = {
  noImage: 'This file is not an image. Please choose a photo (JPEG, PNG or WebP)',
  tooLarge: 'This photo is too large. Please choose one below 50 MB and 64 megapixels',
  unreadable: 'This photo cannot be read. It may be damaged; please choose or take another one',
  heic: 'This browser cannot read HEIC photos. On an iPhone open Settings, Camera, Formats and choose Most Compatible, then take the photo again; or take it here with Take photo',
};

/**
 * The first bytes of JPEG, PNG, GIF, WebP, BMP, AVIF and HEIC files. They decide, because a file's
 * name and its declared type cannot be trusted.
 */
const startOfImage =
  /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|BM|.{4}ftyp(avi|hei|hev|mif1|msf1))/s;
const startOfHeic = /^.{4}ftyp(hei|hev|mif1|msf1)/s;

/**
 * Converts a chosen file into the photo that is sent: upright, scaled down and encoded as JPEG
 * without metadata (location, device, thumbnail). Returns an error if the file is not an image,
 * cannot be decoded, or is so large that decoding it could crash the page.
 */
export async function shrinkPhoto(file: File): Promise<PreparedPhoto | { error: string }> {
  let error = errors.unreadable;
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    if (!startOfImage.test(start)) return { error: errors.noImage };
    if (startOfHeic.test(start)) error = errors.heic;
    if (file.size > maxFileBytes || (await countPixels(file)) > maxPixels)
      return { error: errors.tooLarge };
    return await encodeSmaller(file);
  } catch {
    return { error };
  }
}

/** Returns the number of pixels. The browser reads them from the header, without decoding the image. */
async function countPixels(file: File): Promise<number> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function encodeSmaller(file: File): Promise<PreparedPhoto> {
  const canvas = document.createElement('canvas');
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { longestSide, quality } of attempts) {
      await draw(image, canvas, longestSide);
      const blob = await toJpeg(canvas, quality);
      if (blob.size > maxBytes) continue;
      const advice = adviceOn(readPixels(canvas), canvas);
      return {
        filename: jpegName(file.name),
        blob,
        previewUrl: URL.createObjectURL(blob),
        ...(advice !== undefined && { advice }),
      };
    }
  } finally {
    image.close();
    // Some phones only release a canvas's memory when its size is 0.
    canvas.width = 0;
  }
  throw new Error('The photo is too large at the lowest quality');
}

/** Rows per slice: a few milliseconds on a slow phone. Slices of 128 rows took up to 60 ms. */
const rowsAtOnce = 32;

/**
 * Scales the image in slices of rows, because the content security policy allows no worker. Scaling
 * a 12-megapixel photo at once blocked the main thread for 200 ms on a slow phone.
 */
async function draw(image: ImageBitmap, canvas: HTMLCanvasElement, longestSide: number) {
  const ratio = Math.max(1, Math.max(image.width, image.height) / longestSide);
  canvas.width = Math.max(1, Math.round(image.width / ratio));
  canvas.height = Math.max(1, Math.round(image.height / ratio));
  // With `willReadFrequently` the canvas is in main memory, so that reading its pixels and encoding
  // it do not wait for the GPU.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser provides no canvas');
  // JPEG has no transparency: transparent pixels become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { width, height } = canvas;
  const step = image.height / height;
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    context.drawImage(image, 0, top * step, image.width, rows * step, 0, top, width, rows);
    // Lets the browser handle input and paint before the next slice.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Encodes the canvas. Rejects if the browser cannot. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });
}

/** Returns the file name without control characters, with the extension `.jpg`. */
function jpegName(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return `${base.slice(0, 100).toWellFormed() || 'photo'}.jpg`;
}
