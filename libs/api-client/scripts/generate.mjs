/**
 * Generates src/generated/schema.ts and the reference in docs from openapi/portal.yaml. With `--check` it
 * writes nothing, and fails when a committed file is out of date.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { referencePages } from './reference/pages.ts';

// Imported by its URL, because a TypeScript project must not import a file from outside its folder.
const { default: formatOptions } = await import(
  new URL('../../../oxfmt.config.ts', import.meta.url).href
);

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const reference = path('docs');
const command = 'npm run generate -w @bank-bonuses/api-client';
const banner = `Generated from openapi/portal.yaml. Do not edit; run: ${command}`;

const schema = astToString(await openapiTS(new URL('../openapi/portal.yaml', import.meta.url)));
/** @type {Map<string, string>} */
const files = new Map([[path('src/generated/schema.ts'), `// ${banner}\n\n${schema}`]]);
for (const [page, text] of referencePages()) {
  const file = join(reference, page);
  const { code, errors } = await format(file, `<!-- ${banner} -->\n\n${text}\n`, formatOptions);
  if (errors.length > 0) throw new Error(`${page} cannot be formatted: ${errors[0]?.message}`);
  files.set(file, code);
}

const present = await readdir(reference, { recursive: true, withFileTypes: true }).catch(() => []);
const stale = present
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !files.has(file));

if (process.argv.includes('--check')) {
  const different = [...stale];
  for (const [file, text] of files) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed.replaceAll('\r\n', '\n') !== text) different.push(file);
  }
  if (different.length > 0) {
    const names = different.map((file) => relative(path('../..'), file)).join('\n  ');
    console.error(`These files are out of date:\n  ${names}\nGenerate them with:\n  ${command}`);
    process.exitCode = 1;
  }
} else {
  for (const file of stale) await rm(file);
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
