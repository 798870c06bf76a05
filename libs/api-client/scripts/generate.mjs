/**
 * Writes src/generated/schema.ts from openapi/portal.yaml. With `--check` it writes nothing and fails
 * when the committed file is not what the description gives.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../openapi/portal.yaml', import.meta.url);
const target = new URL('../src/generated/schema.ts', import.meta.url);
const mend = 'npm run generate -w @bank-bonuses/api-client';
const banner = `// Generated from openapi/portal.yaml. Do not edit; run: ${mend}\n\n`;

const generated = banner + astToString(await openapiTS(source));

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') !== generated) {
    console.error('src/generated/schema.ts does not match openapi/portal.yaml. Mend it with:');
    console.error(`  ${mend}`);
    process.exitCode = 1;
  }
} else {
  await writeFile(target, generated);
}
