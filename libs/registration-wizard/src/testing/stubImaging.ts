import { vi } from 'vitest';

/** Gives jsdom the pixels it lacks: every file with a JPEG's head decodes and encodes. */
export function stubImaging(): void {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.resolve({ width: 1600, height: 1200, close: () => undefined })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['encoded'], { type })),
  );
}

/** A file that begins like a photo. */
export function photoFile(name = 'IMG_0001.jpg'): File {
  const head = [0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08, 0x04, 0xb0, 0x06, 0x40];
  return new File([Uint8Array.from(head)], name, { type: 'image/jpeg' });
}
