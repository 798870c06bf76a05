import type { PhotoHint } from '../fields/field.ts';
import { type Pixels, pause } from './browserImaging.ts';

/**
 * Longest side in pixels at which a photo is inspected. At this size blur is still measurable, and
 * the camera's noise is no longer visible.
 */
export const inspectedSide = 800;

/** Minimum mean brightness, from 0 to 255. The photo of a document in a dim room has about 60. */
const minBrightness = 45;
/** Minimum variance of the Laplacian in the sharpest part of a photo. */
const minSharpness = 60;
/**
 * Minimum length of the shorter side in pixels. The small print of a license is legible from about
 * this size.
 */
const minSide = 480;

/**
 * Returns the properties that may make a photo hard to read. Works in slices, so that the page
 * stays responsive.
 */
export async function findHints(
  pixels: Pixels,
  size: { width: number; height: number },
): Promise<PhotoHint[]> {
  const { brightness, sharpness } = await measure(pixels);
  const hints: PhotoHint[] = [];
  if (brightness < minBrightness) hints.push('dark');
  // A dark photo is not also reported as blurred: a dark photo never has sharp edges, and the
  // applicant needs more light.
  else if (sharpness < minSharpness) hints.push('blurred');
  if (Math.min(size.width, size.height) < minSide) hints.push('small');
  return hints;
}

const tileSide = 50;
/**
 * The share of tiles that are used to measure the sharpness: the sharpest ones. It is small,
 * because even a sharp photo has smooth parts, such as a wall behind a face.
 */
const sharpestShare = 0.1;

/** Returns the mean brightness, and the variance of the Laplacian in the sharpest tenth of the image. */
export async function measure(pixels: Pixels): Promise<{ brightness: number; sharpness: number }> {
  const { width, height } = pixels;
  const luma = toLuma(pixels);
  await pause();
  const variances: number[] = [];
  for (let top = 0; top < height; top += tileSide) {
    for (let left = 0; left < width; left += tileSide)
      variances.push(varianceOfLaplacian(luma, width, height, left, top));
    await pause();
  }
  variances.sort((one, other) => other - one);
  const sharpest = variances.slice(0, Math.max(1, Math.round(variances.length * sharpestShare)));
  return { brightness: mean(luma), sharpness: mean(sharpest) };
}

function toLuma({ width, height, data }: Pixels): Uint8Array {
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    const from = at * 4;
    // The weights of ITU-R BT.601, as integers in units of 1/256.
    luma[at] =
      ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return luma;
}

function varianceOfLaplacian(
  luma: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const right = Math.min(left + tileSide, width - 1);
  const bottom = Math.min(top + tileSide, height - 1);
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = Math.max(top, 1); y < bottom; y += 1) {
    for (let x = Math.max(left, 1); x < right; x += 1) {
      const at = y * width + x;
      const around =
        (luma[at - 1] ?? 0) +
        (luma[at + 1] ?? 0) +
        (luma[at - width] ?? 0) +
        (luma[at + width] ?? 0);
      const edge = around - 4 * (luma[at] ?? 0);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

const texts: Record<PhotoHint, string> = {
  dark: 'This photo looks dark. More light makes it easier to read.',
  blurred: 'This photo looks blurred. Hold the camera still and let it focus.',
  small: 'This photo is small. A larger one is easier to read.',
};

/** Returns the advice on a photo, or `undefined` for a good photo. */
export function hintText(hints: readonly PhotoHint[] = []): string | undefined {
  if (hints.length === 0) return undefined;
  return [...hints.map((hint) => texts[hint]), 'You can take another one or keep it.'].join(' ');
}
