import { describe, expect, test, vi } from 'vitest';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';
import { maxBytes, shrinkPhoto } from './shrinkPhoto.ts';

/** Records the width, the height and the quality of each encoding. */
function recordEncodings(bytes: (width: number, quality: number) => number = () => 1000) {
  const encodings: number[][] = [];
  return {
    encodings,
    bytes: ({ width, height }: HTMLCanvasElement, quality: number) => {
      encodings.push([width, height, quality]);
      return bytes(width, quality);
    },
  };
}

test.each([
  ['a large photo', 4000, 3000, 2048, 1536],
  ['an upright photo', 3000, 4000, 1536, 2048],
  ['a small photo', 640, 480, 640, 480],
])('shrinkPhoto encodes %s once as JPEG', async (_, width, height, ...size) => {
  const { encodings, bytes } = recordEncodings();
  const { close, decode, encode } = stubImaging({ width, height, bytes });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  expect(await shrinkPhoto(photoFile('IMG_0001.HEIC.jpeg'))).toEqual({
    filename: 'IMG_0001.HEIC.jpg',
    blob: expect.objectContaining({ type: 'image/jpeg' }) as Blob,
    previewUrl: 'blob:preview',
  });
  expect(encodings).toEqual([[...size, 0.85]]);
  expect(decode).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalledOnce();
  expect(encode.mock.contexts[0]).toHaveProperty('width', 0);
});

test('shrinkPhoto lowers the quality and the size until the file is small enough', async () => {
  const { encodings, bytes } = recordEncodings((width, quality) => width * quality * 1000);
  stubImaging({ width: 4000, height: 3000, bytes });
  expect(await shrinkPhoto(photoFile())).toMatchObject({ filename: 'IMG_0001.jpg' });
  expect(encodings).toEqual([
    [2048, 1536, 0.85],
    [2048, 1536, 0.7],
    [1600, 1200, 0.7],
  ]);
});

test('shrinkPhoto accepts a photo that may be hard to read, with advice', async () => {
  stubImaging({ width: 300, height: 400, stripes: [20, 20] });
  expect(await shrinkPhoto(photoFile())).toMatchObject({
    advice: expect.stringMatching(/looks dark.* is small.* keep it\.$/) as string,
  });
});

test.each([
  ['m\u0000e.HEIC', 'me.jpg'],
  ['.jpg', 'photo.jpg'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.jpg`],
])('shrinkPhoto converts the file name %s to %s', async (name, filename) => {
  stubImaging();
  expect(await shrinkPhoto(photoFile(name))).toMatchObject({ filename });
});

test.each(['\x89PNG', 'RIFF0000WEBP', '0000ftypmif1'])(
  'shrinkPhoto accepts a file that starts with %j',
  async (start) => {
    stubImaging();
    const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
    expect(await shrinkPhoto(new File([bytes], 'me'))).toHaveProperty('blob');
  },
);

describe('shrinkPhoto rejects', () => {
  test.each(['', '<svg xmlns="…">', '0000ftypisom'])(
    'a file that starts with %j, without decoding it',
    async (start) => {
      const { decode } = stubImaging();
      const file = new File([start], 'selfie.jpg', { type: 'image/jpeg' });
      expect(await shrinkPhoto(file)).toEqual({
        error: expect.stringMatching(/^This file is not an image/) as string,
      });
      expect(decode).not.toHaveBeenCalled();
    },
  );

  test('a photo of too many pixels or bytes, without decoding it', async () => {
    const tooLarge = { error: expect.stringMatching(/^This photo is too large/) as string };
    const { decode } = stubImaging({ width: 8001, height: 8000 });
    expect(await shrinkPhoto(photoFile())).toEqual(tooLarge);
    stubImaging();
    const heavy = Object.defineProperty(photoFile(), 'size', { value: 50_000_001 });
    expect(await shrinkPhoto(heavy)).toEqual(tooLarge);
    expect(decode).not.toHaveBeenCalled();
  });

  test.each([
    ['a damaged photo', photoFile(), /^This photo cannot be read/],
    [
      'a HEIC photo that the browser cannot read, with instructions',
      new File(['0000ftypheic'], 'IMG.heic'),
      /^This browser cannot read HEIC photos.*Settings, Camera, Formats.*Most Compatible.*Take photo/,
    ],
  ])('%s', async (_, file, error) => {
    stubImaging().decode.mockRejectedValue(new DOMException('broken', 'InvalidStateError'));
    expect(await shrinkPhoto(file)).toEqual({ error: expect.stringMatching(error) as string });
  });

  test('a photo that is too large even at the lowest size and quality', async () => {
    const { close } = stubImaging({ bytes: () => maxBytes + 1 });
    expect(await shrinkPhoto(photoFile())).toEqual({
      error: expect.stringMatching(/^This photo cannot be read/) as string,
    });
    expect(close).toHaveBeenCalledOnce();
  });

  test('a file that no longer exists', async () => {
    stubImaging();
    const file = photoFile();
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await shrinkPhoto(file)).toHaveProperty('error');
  });
});
