import { readFile, writeFile } from 'node:fs/promises';

const fontFace = /@font-face\s*\{[^{}]*\}/g;

/**
 * Removes the `@font-face` rules from the built stylesheet and returns them, so that each page can
 * inline them for the first paint. If the stylesheet repeated a rule, the browser would load the
 * font again and might change the font while the text is being read.
 * @returns the rules that load a font file (`web`), and those that use a font of the device (`local`)
 */
export async function takeFontFaces(path: string): Promise<{ web: string; local: string }> {
  const css = await readFile(path, 'utf8');
  await writeFile(path, css.replaceAll(fontFace, ''));
  const faces = css.match(fontFace) ?? [];
  const isWeb = (face: string) => face.includes('url(');
  return {
    web: faces.filter(isWeb).join(''),
    local: faces.filter((face) => !isWeb(face)).join(''),
  };
}
