/**
 * Generates src/generated/schema.ts from openapi/portal.yaml. With `--check` it writes nothing, and fails when
 * the committed file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const root = new URL('../', import.meta.url);
const command = 'npm run generate -w @bank-bonuses/api-client';

const schema = astToString(await openapiTS(new URL('openapi/portal.yaml', root)));
const text = `// Generated from openapi/portal.yaml. Do not edit; run: ${command}\n\n${schema}`;
const file = new URL('src/generated/schema.ts', root);
if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')).replaceAll('\r\n', '\n') !== text) {
  console.error(`src/generated/schema.ts is out of date. Generate it with: ${command}`);
  process.exitCode = 1;
}
