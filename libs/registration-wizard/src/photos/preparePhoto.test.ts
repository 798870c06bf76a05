import { describe, expect, test, vi } from 'vitest';
import type { Imaging } from './browserImaging.ts';
import { mostBytes, preparePhoto } from './preparePhoto.ts';

const jpegHead = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08],
    ...[height >> 8, height & 255, width >> 8, width & 255],
  ]);
const jpeg = (width = 4000, height = 3000, name = 'IMG_0001.HEIC.jpeg') =>
  new File([jpegHead(width, height)], name, { type: 'image/jpeg' });
const heic = () => new File(['0000ftypheic'], 'IMG.heic', { type: 'image/heic' });

/** A picture of 4000 × 3000; `bytes` tells what an encoding weighs. */
const setUp = (bytes: (width: number, quality: number) => number = () => 1000) => {
  const toJpeg = vi.fn((width: number, _height: number, quality: number) =>
    Promise.resolve(new Blob([new Uint8Array(bytes(width, quality))], { type: 'image/jpeg' })),
  );
  const close = vi.fn();
  const imaging: Imaging = {
    decode: vi.fn(() => Promise.resolve({ width: 4000, height: 3000, toJpeg, close })),
    urlOf: () => 'blob:preview',
  };
  return { imaging, toJpeg, close };
};

test('scales a photo down and encodes it anew as JPEG', async () => {
  const { imaging, toJpeg, close } = setUp();
  const result = await preparePhoto(jpeg(), imaging);
  expect(toJpeg).toHaveBeenCalledExactlyOnceWith(2048, 1536, 0.85);
  expect(result).toMatchObject({
    ok: true,
    photo: { filename: 'IMG_0001.HEIC.jpg', previewUrl: 'blob:preview' },
  });
  expect(close).toHaveBeenCalledOnce();
});

test('never enlarges a small photo', async () => {
  const { imaging, toJpeg } = setUp();
  vi.mocked(imaging.decode).mockResolvedValue({ width: 300, height: 400, toJpeg, close: vi.fn() });
  await preparePhoto(jpeg(300, 400), imaging);
  expect(toJpeg).toHaveBeenCalledWith(300, 400, 0.85);
});

test('encodes more tightly until the photo is light enough', async () => {
  const { imaging, toJpeg } = setUp((width, quality) => width * quality * 1000);
  const result = await preparePhoto(jpeg(), imaging);
  expect(toJpeg).toHaveBeenCalledTimes(3);
  expect(result.ok && result.photo.blob.size).toBeLessThanOrEqual(mostBytes);
});

test.each([
  ['../../etc/selfie.png', 'selfie.jpg'],
  ['C:\\fakepath\\me.HEIC', 'me.jpg'],
  ['.jpg', 'photo.jpg'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.jpg`],
])('names %s safely', async (name, safe) => {
  const result = await preparePhoto(jpeg(10, 10, name), setUp().imaging);
  expect(result).toMatchObject({ photo: { filename: safe } });
});

describe('refuses with a reason', () => {
  const refused = async (file: File, imaging = setUp().imaging) => {
    const result = await preparePhoto(file, imaging);
    return result.ok ? undefined : result.reason;
  };

  test('a file that is no image, whatever it calls itself', async () => {
    const file = new File(['%PDF-1.7'], 'selfie.jpg', { type: 'image/jpeg' });
    const { imaging } = setUp();
    expect(await refused(file, imaging)).toMatch(/not an image/);
    expect(imaging.decode).not.toHaveBeenCalled();
  });

  test('a photo too large to be decoded safely, before it is decoded', async () => {
    const { imaging } = setUp();
    expect(await refused(jpeg(20_000, 20_000), imaging)).toMatch(/too large/);
    expect(imaging.decode).not.toHaveBeenCalled();
  });

  test('a photo that cannot be decoded', async () => {
    const { imaging } = setUp();
    vi.mocked(imaging.decode).mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
    expect(await refused(jpeg(), imaging)).toMatch(/cannot be read/);
    expect(await refused(heic(), imaging)).toMatch(/HEIC/);
  });

  test('a photo that stays too heavy', async () => {
    const { imaging, close } = setUp(() => mostBytes + 1);
    expect(await refused(jpeg(), imaging)).toMatch(/cannot be read/);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a file that is gone', async () => {
    const file = jpeg();
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await refused(file)).toMatch(/cannot be read/);
  });
});
