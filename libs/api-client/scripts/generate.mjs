/**
 * Generates src/generated/schema.ts and docs/README.md from openapi/portal.yaml. With `--check` it writes
 * nothing, and fails when a committed file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { reference } from './reference.ts';

const root = new URL('../', import.meta.url);
// Imported by its URL, because a TypeScript project must not import a file from outside its folder.
const { default: formatOptions } = await import(new URL('../../oxfmt.config.ts', root).href);

const command = 'npm run generate -w @bank-bonuses/api-client';
const banner = `Generated from openapi/portal.yaml. Do not edit; run: ${command}`;

const schema = astToString(await openapiTS(new URL('openapi/portal.yaml', root)));
const page = `<!-- ${banner} -->\n\n${reference()}\n`;
const { code, errors } = await format('README.md', page, formatOptions);
if (errors.length > 0) throw new Error(`The reference cannot be formatted: ${errors[0]?.message}`);

const files = { 'src/generated/schema.ts': `// ${banner}\n\n${schema}`, 'docs/README.md': code };
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, root);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8')).replaceAll('\r\n', '\n') !== text) {
    console.error(`${name} is out of date. Generate it with: ${command}`);
    process.exitCode = 1;
  }
}
