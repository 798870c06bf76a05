import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeFontFaces } from './fontFaces.ts';

test('the font faces are removed from the stylesheets, and returned in their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'font-faces-'));
  const files = [join(folder, 'a.css'), join(folder, 'b.css')] as const;
  const web = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const local = '@font-face{font-family:B;src:local("Arial");size-adjust:94%}';
  writeFileSync(files[0], `:root{--ink:black}${web}p{margin:0}${local}`);
  writeFileSync(files[1], 'h1{margin:0}');
  expect(await takeFontFaces([...files])).toEqual({ web, local });
  expect(readFileSync(files[0], 'utf8')).toBe(':root{--ink:black}p{margin:0}');
  expect(readFileSync(files[1], 'utf8')).toBe('h1{margin:0}');
  rmSync(folder, { recursive: true });
});
