import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { HttpError } from '../http/httpError.ts';
import { blackPng } from '../testing/hostilePhoto.ts';
import { dataUrl } from '../testing/payloads.ts';
import { photoBounds, preparePhoto } from './decodePhoto.ts';

const marker = 'Marker-of-a-place-and-a-camera';

function picture(width = 60, height = 40): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .withExif({
      IFD0: { ImageDescription: marker },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 });
}

async function issuesOf(
  bytes: Buffer,
  type = 'image/jpeg',
  bounds = photoBounds,
): Promise<unknown> {
  const error = await preparePhoto('selfie_photo', dataUrl(bytes, 'x.jpg', type), bounds).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof HttpError ? error.detail : error;
}

const issues = (msg: string) => [{ loc: ['body', 'selfie_photo', 'data'], msg, type: 'image' }];

test.each([
  ['JPEG', () => picture().jpeg().toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
  ['WebP', () => picture().webp().toBuffer()],
])('re-encodes a %s as an upright JPEG without metadata', async (_name, make) => {
  const original = await make();
  expect(original.includes(marker)).toBe(true);
  const photo = await preparePhoto('selfie_photo', dataUrl(original, 'me.jpg', 'image/gif'));
  expect(photo.bytes.includes(marker)).toBe(false);
  const { format, orientation, exif, width, height } = await sharp(photo.bytes).metadata();
  expect({ format, orientation, exif, width, height }).toEqual({
    format: 'jpeg',
    orientation: undefined,
    exif: undefined,
    width: 40,
    height: 60,
  });
  expect(photo).toMatchObject({ filename: 'me.jpg', width: 40, height: 60 });
});

test('fills transparent areas with white', async () => {
  const create = { width: 8, height: 8, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const bytes = await sharp({ create: { ...create, channels: 4 } })
    .png()
    .toBuffer();
  const photo = await preparePhoto('selfie_photo', dataUrl(bytes, 'x.png', 'image/png'));
  const { channels } = await sharp(photo.bytes).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test.each([
  ['a GIF', () => picture().gif().toBuffer()],
  ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
])('rejects %s by its content, whatever its declared type', async (_name, make) => {
  expect(await issuesOf(await make())).toEqual(issues('Must be a JPEG, PNG or WebP image'));
});

test('rejects a truncated photo', async () => {
  const whole = await picture(300, 300).jpeg().toBuffer();
  for (const length of [whole.length * 0.9, 20]) {
    expect(await issuesOf(whole.subarray(0, length))).toEqual(issues('The image cannot be read'));
  }
});

test('reads the dimensions before decoding, and rejects a small file with too many pixels', async () => {
  const bomb = blackPng(9000, 9000);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await issuesOf(bomb, 'image/png')).toEqual(issues('The image has too many pixels'));
});

test('rejects an image whose color depth needs too much memory, before decoding it', async () => {
  // The header already reveals the memory that is needed: 16 bits each for red, green, blue and
  // alpha.
  const deep = await sharp({
    create: { width: 100, height: 100, channels: 4, background: '#000' },
  })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const room = 100 * 100 * 4 * 2;
  const within = (maxDecodedBytes: number) =>
    issuesOf(deep, 'image/png', { ...photoBounds, maxDecodedBytes });
  expect(await within(room - 1)).toEqual(issues('The image has too many colors'));
  expect(await within(room)).toBeUndefined();
});

test('rejects a very narrow image by its longer side', async () => {
  const narrow = await issuesOf(blackPng(1, 20_001), 'image/png');
  expect(narrow).toEqual(issues('The image has too many pixels'));
});

test('accepts images exactly at the limits', async () => {
  const { width, height } = await preparePhoto(
    'selfie_photo',
    dataUrl(blackPng(20_000, 100), 'x.png', 'image/png'),
  );
  expect({ width, height }).toEqual({ width: 3000, height: 15 });
});

test('aborts a decoding that takes too long', async () => {
  // This small file has ten million rows. Even a row of one pixel takes as long to decode as a long
  // one.
  const narrow = blackPng(1, 10_000_000);
  const bounds = { ...photoBounds, maxSide: 10_000_000, decodingSeconds: 1 };
  expect(await issuesOf(narrow, 'image/png', bounds)).toEqual(
    issues('The image takes too long to read'),
  );
});
