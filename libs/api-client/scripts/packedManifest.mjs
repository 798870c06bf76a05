/**
 * The manifest as it is published: without the condition that leads to the sources, which are not packed.
 * `strip` and `restore` do it in place, around npm's own packing (`prepack` and `postpack`).
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sourceCondition = '@bank-bonuses/source';
const manifestFile = new URL('../package.json', import.meta.url);
const reports = new URL('../reports/', import.meta.url);
const original = new URL('package.original.json', reports);

export function packedManifest() {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  for (const entry of Object.values(manifest.exports)) {
    if (typeof entry === 'object') delete entry[sourceCondition];
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function strip() {
  const packed = packedManifest();
  mkdirSync(reports, { recursive: true });
  // After an interrupted run the stripped manifest must not replace the kept one.
  if (!existsSync(original)) writeFileSync(original, readFileSync(manifestFile));
  writeFileSync(manifestFile, packed);
}

function restore() {
  if (existsSync(original)) renameSync(original, manifestFile);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const actions = { strip, restore };
  const action = actions[process.argv[2]];
  if (action === undefined) throw new Error('Use: packedManifest.mjs strip|restore');
  action();
}
