/**
 * Creates the published manifest of a package: without the export condition for the sources, which are not
 * packed. `prepack` and `postpack` run `strip` and `restore`, which replace the manifest in the current
 * folder while npm packs it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceCondition = '@bank-bonuses/source';

/** @param {string} root the package's folder */
export function packedManifest(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const entry of Object.values(manifest.exports)) {
    if (typeof entry === 'object') delete entry[sourceCondition];
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const filesOf = (root) => ({
  manifest: join(root, 'package.json'),
  reports: join(root, 'reports'),
  original: join(root, 'reports', 'package.original.json'),
});

/** @param {string} root */
export function strip(root) {
  const { manifest, reports, original } = filesOf(root);
  const packed = packedManifest(root);
  mkdirSync(reports, { recursive: true });
  // After an interrupted run, keep the existing copy: the current manifest is already stripped.
  if (!existsSync(original)) writeFileSync(original, readFileSync(manifest));
  writeFileSync(manifest, packed);
}

/** @param {string} root */
export function restore(root) {
  const { manifest, original } = filesOf(root);
  if (existsSync(original)) renameSync(original, manifest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const action = { strip, restore }[process.argv[2]];
  if (action === undefined) throw new Error('Use: packedManifest.mjs strip|restore');
  action(process.cwd());
}
