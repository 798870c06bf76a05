export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic' | 'avif';

export interface SniffedImage {
  kind: ImageKind;
  /**
   * Size in pixels as stored, before rotation; `undefined` if the first bytes do not contain it.
   */
  size: { width: number; height: number } | undefined;
  /**
   * Offset in bytes of a JPEG's next segment, if the frame header is beyond the bytes that were
   * read.
   */
  nextSegmentAt?: number;
}

/**
 * Detects the type of a file from its first bytes, because its name and its declared type cannot be
 * trusted.
 */
export function sniffImage(head: Uint8Array): SniffedImage | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const found = formats.find(({ matches }) => matches(view));
  if (!found) return undefined;
  const { kind } = found;
  if (kind === 'jpeg') return { kind, ...readJpeg(head, 2) };
  return { kind, size: safely(() => found.size(view)) };
}

/**
 * Continues reading a JPEG whose metadata are longer than the bytes that were read. Photo software
 * may write megabytes of metadata, in segments of at most 64 KB.
 * @param part bytes of the file, from the start of a segment
 * @param at offset of `part` in the file
 */
export function continueJpeg(part: Uint8Array, at: number): Omit<SniffedImage, 'kind'> {
  const { size, nextSegmentAt } = readJpeg(part, 0);
  return { size, ...(nextSegmentAt !== undefined && { nextSegmentAt: at + nextSegmentAt }) };
}

type Size = SniffedImage['size'];

interface ImageFormat {
  kind: ImageKind;
  matches: (view: DataView) => boolean;
  size: (view: DataView) => Size;
}

const formats: ImageFormat[] = [
  { kind: 'jpeg', matches: (view) => startsWith(view, [0xff, 0xd8, 0xff]), size: () => undefined },
  {
    kind: 'png',
    matches: (view) => startsWith(view, [0x89, 0x50, 0x4e, 0x47]),
    size: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  },
  {
    kind: 'gif',
    matches: (view) => text(view, 0, 4) === 'GIF8',
    size: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  },
  {
    kind: 'webp',
    matches: (view) => text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP',
    size: sizeOfWebp,
  },
  {
    kind: 'bmp',
    matches: (view) => text(view, 0, 2) === 'BM',
    size: (view) => ({
      width: Math.abs(view.getInt32(18, true)),
      height: Math.abs(view.getInt32(22, true)),
    }),
  },
  {
    kind: 'avif',
    matches: (view) => text(view, 4, 4) === 'ftyp' && /avi[fs]/.test(text(view, 8, 4)),
    size: sizeOfHeif,
  },
  {
    kind: 'heic',
    matches: (view) =>
      text(view, 4, 4) === 'ftyp' && /hei[cxms]|hev[cx]|mif1|msf1/.test(text(view, 8, 4)),
    size: sizeOfHeif,
  },
];

/**
 * Number of bytes needed of each segment: its marker, its length, and the size in a frame header.
 */
const segmentHead = 9;

/**
 * Follows the segments to the frame header, which contains the size. Like the decoders of browsers,
 * it skips bytes between two segments, because some cameras write a wrong length.
 */
function readJpeg(bytes: Uint8Array, from: number): Omit<SniffedImage, 'kind'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  while (at + segmentHead <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isFrame)
      return { size: { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } };
    else if (marker >= 0xd0 && marker <= 0xd7) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return { size: undefined, nextSegmentAt: at };
}

function sizeOfWebp(view: DataView): Size {
  const chunk = text(view, 12, 4);
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

/**
 * Returns the size in the largest `ispe` box, because tiles and thumbnails have their own boxes.
 */
function sizeOfHeif(view: DataView): Size {
  let largest: Size;
  for (let at = 0; at + 20 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue; // 'ispe'
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/**
 * Returns the result of `read`, or `undefined` if it throws, because a truncated file must not
 * crash the page.
 */
function safely(read: () => Size): Size {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function startsWith(view: DataView, bytes: number[]): boolean {
  return view.byteLength >= bytes.length && bytes.every((byte, at) => view.getUint8(at) === byte);
}

function text(view: DataView, from: number, length: number): string {
  if (view.byteLength < from + length) return '';
  return String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(from + at)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
