import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sniffImage } from './sniffImage.ts';

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number) => Array<number>(count).fill(0);

test('sniffImage returns the size of a JPEG from behind its metadata', () => {
  const exif = [0xff, 0xe1, 0x00, 0x08, ...zeros(6)];
  const frame = [0xff, 0xc2, 0x00, 0x11, 0x08, 0x0b, 0xb8, 0x0f, 0xa0];
  expect(sniffImage(bytes([0xff, 0xd8], exif, frame))).toEqual({
    kind: 'jpeg',
    size: { width: 4000, height: 3000 },
  });
});

test.each([
  ['a stray 00 after a segment', [0xff, 0xe1, 0x00, 0x08, ...zeros(6), 0x00]],
  ['a length that is one too short', [0xff, 0xe1, 0x00, 0x07, ...zeros(6)]],
  ['a length that is one too short before an ff', [0xff, 0xe1, 0x00, 0x07, ...zeros(5), 0xff]],
  ['a restart marker without a length', [0xff, 0xd0]],
])('sniffImage reads the size of a JPEG with %s, as browsers do', (_, segment) => {
  const frame = [0xff, 0xc0, 0x00, 0x11, 0x08, 0x0b, 0xb8, 0x0f, 0xa0];
  expect(sniffImage(bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 1], segment, frame))).toEqual({
    kind: 'jpeg',
    size: { width: 4000, height: 3000 },
  });
});

test.each([
  ['png', bytes([0x89], 'PNG', [13, 10, 26, 10], zeros(4), 'IHDR', [0, 0, 4, 0, 0, 0, 3, 0])],
  ['gif', bytes('GIF89a', [0, 4, 0, 3])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0xff, 3, 0, 0xff, 2, 0])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0, 4, 0, 3])],
  ['webp', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0xff, 0xc3, 0xbf, 0x00])],
  ['bmp', bytes('BM', zeros(16), [0, 4, 0, 0, 0, 3, 0, 0])],
  ['heic', bytes(zeros(4), 'ftypheic', zeros(8), 'ispe', zeros(4), [0, 0, 4, 0, 0, 0, 3, 0])],
  ['avif', bytes(zeros(4), 'ftypavif', zeros(8), 'ispe', zeros(4), [0, 0, 4, 0, 0, 0, 3, 0])],
])('sniffImage returns the kind and the size of a %s', (kind, head) => {
  const padded = bytes([...head], zeros(16));
  expect(sniffImage(padded)).toEqual({ kind, size: { width: 1024, height: 768 } });
});

test.each([
  ['a PDF', '%PDF-1.7'],
  ['a text', 'selfie.jpg'],
  ['an empty file', ''],
  ['an SVG, which may contain a script', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a video', '\0\0\0\0ftypisom'],
])('sniffImage returns undefined for %s', (_, content) => {
  expect(sniffImage(bytes(content))).toBeUndefined();
});

test('sniffImage does not throw for any bytes', () => {
  const magics = fc.constantFrom(
    '',
    '\u00ff\u00d8\u00ff',
    'GIF8',
    'BM',
    '\u0089PNG',
    'RIFF0000WEBP',
    '0000ftypheic',
  );
  fc.assert(
    fc.property(magics, fc.uint8Array({ maxLength: 64 }), (magic, rest) => {
      const found = sniffImage(bytes(magic, [...rest]));
      if (found?.size) expect(Number.isInteger(found.size.width)).toBe(true);
    }),
  );
});
