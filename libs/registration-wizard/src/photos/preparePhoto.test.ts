import { describe, expect, test, vi } from 'vitest';
import type { Imaging } from './browserImaging.ts';
import { maxBytes, preparePhoto } from './preparePhoto.ts';

const jpegHead = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08],
    ...[height >> 8, height & 255, width >> 8, width & 255],
  ]);
const jpeg = (width = 4000, height = 3000, name = 'IMG_0001.HEIC.jpeg') =>
  new File([jpegHead(width, height)], name, { type: 'image/jpeg' });
/** Returns a HEIC file with the box that contains its size: 64 × 64. */
const heic = () =>
  new File(['0000ftypheic0000ispe0000\0\0\0@\0\0\0@'], 'IMG.heic', { type: 'image/heic' });

/**
 * Mocks the image functions for an image of 4000 × 3000 pixels. `bytes` returns the size of the
 * encoded image.
 */
const setUp = (
  bytes: (width: number, quality: number) => number = () => 1000,
  size = { width: 4000, height: 3000 },
) => {
  const toJpeg = vi.fn((width: number, _height: number, quality: number) =>
    Promise.resolve(new Blob([new Uint8Array(bytes(width, quality))], { type: 'image/jpeg' })),
  );
  const close = vi.fn();
  const closeScaled = vi.fn();
  const scale = vi.fn((width: number, height: number) =>
    Promise.resolve({
      toJpeg: (quality: number) => toJpeg(width, height, quality),
      pixels: () => ({ width: 10, height: 10, data: new Uint8ClampedArray(400).fill(20) }),
      close: closeScaled,
    }),
  );
  const imaging: Imaging = {
    decode: vi.fn(() => Promise.resolve({ ...size, scale, close })),
    urlOf: () => 'blob:preview',
  };
  return { imaging, toJpeg, scale, close, closeScaled };
};

test('preparePhoto scales a photo down and encodes it as JPEG', async () => {
  const { imaging, toJpeg, close, closeScaled } = setUp();
  const result = await preparePhoto(jpeg(), imaging);
  expect(toJpeg).toHaveBeenCalledExactlyOnceWith(2048, 1536, 0.85);
  expect(result).toMatchObject({
    ok: true,
    photo: { filename: 'IMG_0001.HEIC.jpg', previewUrl: 'blob:preview' },
  });
  expect(close).toHaveBeenCalledOnce();
  expect(closeScaled).toHaveBeenCalledOnce();
});

/**
 * Returns metadata in as many segments as needed, because the length of a segment is limited to two
 * bytes.
 */
const metadata = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 65_533) }, () => {
    const segment = new Uint8Array(65_535 + 2).fill(0x20);
    segment.set([0xff, 0xe1, 0xff, 0xff]);
    return segment;
  });

const jpegWith = (bytes: number, behind = jpegHead(4000, 3000).subarray(2)) =>
  new File([Uint8Array.from([0xff, 0xd8]), ...metadata(bytes), behind], 'IMG_0001.jpg');

test.each([900_000, 1_000_000, 2_000_000, 5_000_000, 20_000_000])(
  'preparePhoto accepts a photo with %i bytes of metadata before its frame header',
  async (bytes) => {
    const { imaging } = setUp();
    expect(await preparePhoto(jpegWith(bytes), imaging)).toMatchObject({ ok: true });
  },
);

test('preparePhoto rejects a photo that is too large before decoding it, even if its size follows long metadata', async () => {
  const { imaging } = setUp();
  const huge = jpegWith(2_000_000, jpegHead(30_000, 30_000).subarray(2));
  expect(await preparePhoto(huge, imaging)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/too large/) as string,
  });
  expect(imaging.decode).not.toHaveBeenCalled();
});

test.each([
  ['ends with its metadata', new Uint8Array()],
  ['ends within the frame header', Uint8Array.from([0xff, 0xc0, 0x00])],
  ['continues with bytes that are not a segment', new Uint8Array(100)],
  ['continues with fill bytes only', new Uint8Array(3_000_000).fill(0xff)],
])('preparePhoto leaves a photo that %s to the decoder of the browser', async (_how, behind) => {
  const { imaging } = setUp();
  expect(await preparePhoto(jpegWith(2_000_000, behind), imaging)).toMatchObject({ ok: true });
  vi.mocked(imaging.decode).mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
  expect(await preparePhoto(jpegWith(2_000_000, behind), imaging)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/cannot be read/) as string,
  });
});

test('preparePhoto accepts a photo that may be hard to read and returns hints for it', async () => {
  const { imaging } = setUp(() => 1000, { width: 300, height: 400 });
  const result = await preparePhoto(jpeg(300, 400), imaging);
  expect(result).toMatchObject({ ok: true, photo: { hints: ['dark', 'small'] } });
});

test('preparePhoto scales an upright photo by its height without changing its proportions', async () => {
  const { imaging, toJpeg } = setUp(() => 1000, { width: 3000, height: 4000 });
  await preparePhoto(jpeg(3000, 4000), imaging);
  expect(toJpeg).toHaveBeenCalledExactlyOnceWith(1536, 2048, 0.85);
});

test('preparePhoto does not enlarge a small photo', async () => {
  const { imaging, toJpeg } = setUp(() => 1000, { width: 300, height: 400 });
  await preparePhoto(jpeg(300, 400), imaging);
  expect(toJpeg).toHaveBeenCalledWith(300, 400, 0.85);
});

test('preparePhoto lowers the size and the quality until the file is small enough', async () => {
  const { imaging, toJpeg, scale } = setUp((width, quality) => width * quality * 1000);
  const result = await preparePhoto(jpeg(), imaging);
  expect(scale).toHaveBeenCalledTimes(2);
  expect(toJpeg).toHaveBeenCalledTimes(3);
  expect(result.ok && result.photo.blob.size).toBeLessThanOrEqual(maxBytes);
});

test.each([
  ['../../etc/selfie.png', 'selfie.jpg'],
  ['C:\\fakepath\\me.HEIC', 'me.jpg'],
  ['.jpg', 'photo.jpg'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.jpg`],
])('preparePhoto converts the file name %s to %s', async (name, safe) => {
  const result = await preparePhoto(jpeg(10, 10, name), setUp().imaging);
  expect(result).toMatchObject({ photo: { filename: safe } });
});

describe('preparePhoto rejects with a reason', () => {
  const rejected = async (file: File, imaging = setUp().imaging) => {
    const result = await preparePhoto(file, imaging);
    return result.ok ? undefined : result.reason;
  };

  test('a file that is not an image, even if its declared type is image/jpeg', async () => {
    const file = new File(['%PDF-1.7'], 'selfie.jpg', { type: 'image/jpeg' });
    const { imaging } = setUp();
    expect(await rejected(file, imaging)).toMatch(/not an image/);
    expect(imaging.decode).not.toHaveBeenCalled();
  });

  test('a photo too large to be decoded safely, before decoding', async () => {
    const { imaging } = setUp();
    expect(await rejected(jpeg(20_000, 20_000), imaging)).toMatch(/too large/);
    expect(imaging.decode).not.toHaveBeenCalled();
  });

  test('a photo that cannot be decoded', async () => {
    const { imaging } = setUp();
    vi.mocked(imaging.decode).mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
    expect(await rejected(jpeg(), imaging)).toMatch(/cannot be read/);
  });

  test('a HEIC photo that the browser cannot read, with instructions', async () => {
    const { imaging } = setUp();
    vi.mocked(imaging.decode).mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
    expect(await rejected(heic(), imaging)).toMatch(
      /cannot read HEIC photos.*Settings, Camera, Formats.*Most Compatible.*Take photo/,
    );
  });

  test('a photo without its size, before decoding, unless it is a JPEG', async () => {
    const { imaging } = setUp();
    const cut = new File(['0000ftypheic'], 'cut.heic', { type: 'image/heic' });
    expect(await rejected(cut, imaging)).toMatch(/cannot read HEIC/);
    expect(imaging.decode).not.toHaveBeenCalled();
  });

  test('a JPEG whose size is found only by decoding, if it is too large', async () => {
    const { imaging, close } = setUp(() => 1000, { width: 20_000, height: 20_000 });
    const cut = new File([jpegHead(10, 10).slice(0, 5)], 'cut.jpg', { type: 'image/jpeg' });
    expect(await rejected(cut, imaging)).toMatch(/too large/);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a photo that is too large even at the lowest size and quality', async () => {
    const { imaging, close } = setUp(() => maxBytes + 1);
    expect(await rejected(jpeg(), imaging)).toMatch(/cannot be read/);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a file that no longer exists', async () => {
    const file = jpeg();
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await rejected(file)).toMatch(/cannot be read/);
  });
});
