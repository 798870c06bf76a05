import { readFile, writeFile } from 'node:fs/promises';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

export interface FontFaces {
  /** The `@font-face` rules that load a font file. */
  web: string;
  /** The `@font-face` rules that use a font installed on the device. */
  local: string;
}

/**
 * Removes the `@font-face` rules from the built stylesheets and returns them, so that each page can
 * inline them for the first paint. If a stylesheet repeated a rule, the browser would load the font
 * again and might change the font while the text is being read.
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
