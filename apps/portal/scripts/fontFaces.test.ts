import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeFontFaces } from './fontFaces.ts';

test('the font faces are removed from the stylesheet, and returned in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'font-faces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.css');
  const web = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const local = '@font-face{font-family:B;src:local("Arial");size-adjust:94%}';
  writeFileSync(file, `:root{--ink:black}${web}p{margin:0}${local}`);
  expect(await takeFontFaces(file)).toEqual({ web, local });
  expect(readFileSync(file, 'utf8')).toBe(':root{--ink:black}p{margin:0}');
});
