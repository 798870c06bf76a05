export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

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
 * Returns advice on a photo that may be hard to read, or `undefined` for a good photo.
 * @param pixels the pixels of the photo, at most `measuredSide` wide and high
 * @param size the size of the photo that is sent
 */
export function adviceOn(pixels: Pixels, size: { width: number; height: number }) {
  const texts: string[] = [];
  const { brightness, sharpness } = measure(pixels);
  if (brightness < minBrightness)
    texts.push('This photo looks dark. More light makes it easier to read.');
  // A dark photo is not also reported as blurred: a dark photo never has sharp edges, and the
  // applicant needs more light.
  else if (sharpness < minSharpness)
    texts.push('This photo looks blurred. Hold the camera still and let it focus.');
  if (Math.min(size.width, size.height) < minSide)
    texts.push('This photo is small. A larger one is easier to read.');
  if (texts.length === 0) return undefined;
  return [...texts, 'You can take another one or keep it.'].join(' ');
}

/**
 * Longest side in pixels at which a photo is measured. At this size blur is still measurable, and
 * the camera's noise is no longer visible.
 */
const measuredSide = 800;

export function readPixels(photo: HTMLCanvasElement): Pixels {
  const ratio = Math.max(1, Math.max(photo.width, photo.height) / measuredSide);
  const width = Math.max(1, Math.round(photo.width / ratio));
  const height = Math.max(1, Math.round(photo.height / ratio));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser provides no canvas');
  context.drawImage(photo, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

const tileSide = 50;
/**
 * The share of tiles that are used to measure the sharpness: the sharpest ones. It is small,
 * because even a sharp photo has smooth parts, such as a wall behind a face.
 */
const sharpestShare = 0.1;

/** Returns the mean brightness, and the variance of the Laplacian in the sharpest tenth of the image. */
function measure(pixels: Pixels) {
  const luma = toLuma(pixels);
  const variances: number[] = [];
  for (let top = 0; top < pixels.height; top += tileSide)
    for (let left = 0; left < pixels.width; left += tileSide)
      variances.push(varianceOfLaplacian(luma, pixels, left, top));
  variances.sort((one, other) => other - one);
  const sharpest = variances.slice(0, Math.max(1, Math.round(variances.length * sharpestShare)));
  return { brightness: mean(luma), sharpness: mean(sharpest) };
}

function toLuma({ width, height, data }: Pixels): Uint8Array {
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    // The weights of ITU-R BT.601.
    luma[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return luma;
}

/** Returns how sharp a tile is. Uses no array per pixel, which would take five times as long. */
function varianceOfLaplacian(
  luma: Uint8Array,
  { width, height }: Pixels,
  left: number,
  top: number,
): number {
  const value = (at: number) => luma[at] ?? 0;
  const right = Math.min(left + tileSide, width - 1);
  const bottom = Math.min(top + tileSide, height - 1);
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = Math.max(top, 1); y < bottom; y += 1)
    for (let x = Math.max(left, 1); x < right; x += 1) {
      const at = y * width + x;
      const around = value(at - 1) + value(at + 1) + value(at - width) + value(at + width);
      const edge = around - 4 * value(at);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function mean(values: readonly number[] | Uint8Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
