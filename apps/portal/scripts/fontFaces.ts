import { readFile, writeFile } from 'node:fs/promises';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

export interface FontFaces {
  /** Rules of files. */
  web: string;
  /** Rules of fonts that the device has. */
  local: string;
}

/**
 * Takes the `@font-face` rules out of the built stylesheets and returns them for the pages' own styles. There they
 * hold from the first paint. A browser that met them again in a stylesheet would start anew and could change
 * the font of text that is already read.
 */
export async function takeFontFaces(stylesheets: string[]): Promise<FontFaces> {
  const faces: string[] = [];
  for (const path of stylesheets) {
    const css = await readFile(path, 'utf8');
    faces.push(...(css.match(fontFace) ?? []));
    await writeFile(path, css.replaceAll(fontFace, ''));
  }
  const isWeb = (face: string) => face.includes('url(');
  return {
    web: faces.filter(isWeb).join(''),
    local: faces.filter((face) => !isWeb(face)).join(''),
  };
}
