import { readFile, writeFile } from 'node:fs/promises';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

/**
 * Takes the `@font-face` rules out of the built stylesheets and returns them for the pages' own styles. There they
 * hold from the first paint. A browser that met them again in a stylesheet would start anew and could change
 * the font of text that is already read.
 */
export async function takeFontFaces(stylesheets: string[]): Promise<string> {
  const faces: string[] = [];
  for (const path of stylesheets) {
    const css = await readFile(path, 'utf8');
    faces.push(...(css.match(fontFace) ?? []));
    await writeFile(path, css.replaceAll(fontFace, ''));
  }
  return faces.join('');
}
