import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A value that a search must not find. Its name may be printed. */
export interface Marker {
  name: string;
  bytes: Buffer;
  /**
   * Whether the marker is so short that it could occur by chance in binary data. The search then
   * looks for it only in text and only as a whole word.
   */
  isShort: boolean;
}

/** The searched contents by name. */
export type SearchedStores = Map<string, Buffer>;

const minLength = 9;

export function marker(name: string, content: string | Buffer): Marker {
  return { name, bytes: Buffer.from(content), isShort: content.length < minLength };
}

/** Returns the plain form, hexadecimal digits, and base64 for every offset within a longer text. */
function formsOf(bytes: Buffer): (string | Buffer)[] {
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return [bytes, bytes.toString('hex'), ...inBase64];
}

export function isText(bytes: Buffer): boolean {
  return !bytes.includes(0);
}

function searchFor({ bytes, isShort }: Marker): (place: Buffer) => boolean {
  if (isShort) {
    const word = new RegExp(`(?<![\\w.-])${bytes.toString()}(?![\\w.-])`);
    return (place) => isText(place) && word.test(place.toString());
  }
  const forms = formsOf(bytes);
  return (place) => forms.some((form) => place.includes(form));
}

/** Returns `place: marker` for each marker that was found. */
export function findMarkers(places: SearchedStores, markers: readonly Marker[]): string[] {
  const searches = markers.map((each) => [each.name, searchFor(each)] as const);
  return [...places].flatMap(([place, bytes]) =>
    searches.flatMap(([name, search]) => (search(bytes) ? [`${place}: ${name}`] : [])),
  );
}

/** Returns the content of every file below a folder as one buffer. */
export async function readFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))),
  );
}
