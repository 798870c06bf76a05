/** A decoded image, upright. */
export interface DecodedPhoto {
  width: number;
  height: number;
  /** Scales the image. Rejects if the browser provides no canvas. */
  scale(width: number, height: number): Promise<ScaledDecodedPhoto>;
  /** Releases the image's memory. */
  close(): void;
}

/** An image, scaled to the size that is sent. */
export interface ScaledDecodedPhoto {
  toJpeg(quality: number): Promise<Blob>;
  /** Returns the image's pixels as RGBA bytes, scaled so that no side exceeds `longestSide`. */
  pixels(longestSide: number): Pixels;
  close(): void;
}

export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

/** The browser's image functions; tests replace them. */
export interface Imaging {
  /** Rejects when the file cannot be decoded. */
  decode(file: Blob): Promise<DecodedPhoto>;
  urlOf(blob: Blob): string;
}

export const browserImaging: Imaging = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return {
      width: bitmap.width,
      height: bitmap.height,
      scale: (width, height) => scale(bitmap, width, height),
      close: () => bitmap.close(),
    };
  },
  urlOf: (blob) => URL.createObjectURL(blob),
};

/** Rows per slice: a few milliseconds on a slow phone. Slices of 128 rows took up to 60 ms. */
const rowsAtOnce = 32;

/**
 * Scales the image in slices of rows, because the content security policy allows no worker. Scaling
 * a 12-megapixel photo at once blocked the main thread for 200 ms on a slow phone.
 */
async function scale(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): Promise<ScaledDecodedPhoto> {
  const { canvas, context } = createCanvas(width, height);
  const ratio = bitmap.height / height;
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    context.drawImage(bitmap, 0, top * ratio, bitmap.width, rows * ratio, 0, top, width, rows);
    await pause();
  }
  return {
    toJpeg: (quality) => toJpeg(canvas, quality),
    pixels: (longestSide) => pixelsOf(canvas, longestSide),
    close: () => empty(canvas),
  };
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas(width: number, height: number) {
  // With `willReadFrequently` the canvas is in main memory, so that reading its pixels and encoding
  // it do not wait for the GPU.
  const options: CanvasRenderingContext2DSettings = { alpha: false, willReadFrequently: true };
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    return fillWhite(canvas, canvas.getContext('2d', options));
  }
  const canvas = new OffscreenCanvas(width, height);
  return fillWhite(canvas, canvas.getContext('2d', options));
}

/**
 * Fills the canvas with white, because JPEG has no transparency: transparent pixels become white.
 */
function fillWhite(
  canvas: Canvas,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
) {
  if (!context) throw new Error('The browser provides no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function pixelsOf(canvas: Canvas, longestSide: number): Pixels {
  const ratio = Math.min(1, longestSide / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * ratio));
  const height = Math.max(1, Math.round(canvas.height * ratio));
  const small = createCanvas(width, height);
  small.context.drawImage(canvas, 0, 0, width, height);
  const pixels = small.context.getImageData(0, 0, width, height);
  empty(small.canvas);
  return pixels;
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The canvas could not be encoded'));
      },
      'image/jpeg',
      quality,
    );
  });
}

/**
 * Releases a canvas's memory by setting its size to 0, because some phones do not release it
 * otherwise.
 */
function empty(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Lets the browser handle input and paint before the next slice. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
