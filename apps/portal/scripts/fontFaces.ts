import { readFile, writeFile } from 'node:fs/promises';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

export interface FontFaces {
  /** Rules of fonts in files. */
  web: string;
  /** Rules of fonts that the device has. */
  local: string;
}

/**
 * Moves the `@font-face` rules from the built stylesheets into the pages' own styles, where they apply from
 * the first paint. A second copy in a stylesheet would make the browser load the font again and could change
 * the font of text that is being read.
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
