import { vi } from 'vitest';

interface StubbedImage {
  width?: number;
  height?: number;
  /** Returns the number of bytes of the encoded image. */
  bytes?: (canvas: HTMLCanvasElement, quality: number) => number;
  /** Brightness of the darker and of the brighter pixels. */
  stripes?: readonly [number, number];
}

/** Stubs the image functions that jsdom lacks: every file is an image of the given size. */
export function stubImaging({
  width = 640,
  height = 480,
  bytes = () => 1000,
  stripes = [90, 190],
}: StubbedImage = {}) {
  const close = vi.fn();
  const decode = vi.fn(() => Promise.resolve({ width, height, close }));
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = width;
      naturalHeight = height;
      onload = () => undefined;
      set src(_url: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: (_left: number, _top: number, columns: number, rows: number) => ({
      width: columns,
      height: rows,
      data: new Uint8ClampedArray(columns * rows * 4).map((_, at) => stripes[at % 8 < 4 ? 0 : 1]),
    }),
  } as unknown as null);
  const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  encode.mockImplementation(function (this: HTMLCanvasElement, done, type = '', quality = 1) {
    const encoded = new Uint8Array(bytes(this, Number(quality)));
    encoded.set(startOfJpeg);
    done(new Blob([encoded], { type }));
  });
  return { decode, close, encode };
}

const startOfJpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

/** Returns a file that starts as a JPEG does. */
export function photoFile(name = 'IMG_0001.jpg'): File {
  return new File([startOfJpeg], name, { type: 'image/jpeg' });
}
