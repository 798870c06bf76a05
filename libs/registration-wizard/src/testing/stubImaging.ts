import { vi } from 'vitest';

/** Stubs the image functions that jsdom lacks: every file with a JPEG header can be decoded and encoded. */
export function stubImaging(): void {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.resolve({ width: 1600, height: 1200, close: () => undefined })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: (_left: number, _top: number, width: number, height: number) =>
      grayStripes(width, height),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob([jpegHead], { type })),
  );
}

/** Returns pixels that are neither dark nor blurred. */
function grayStripes(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 8 < 4 ? 90 : 190));
  return { width, height, data };
}

const jpegHead = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x04, 0xb0, 0x06, 0x40,
]);

/** Returns a file with a JPEG header. */
export function photoFile(name = 'IMG_0001.jpg'): File {
  return new File([jpegHead], name, { type: 'image/jpeg' });
}
