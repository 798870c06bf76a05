/**
 * Creates the published manifest of a package: without the export condition for the sources, which
 * are not packed, and without the fields that only this workspace uses. `prepack` runs `strip`,
 * which replaces the manifest in the current folder before npm packs it. `postpack` runs `restore`;
 * npm has read that script before `strip` removes it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceCondition = '@bank-bonuses/source';
const workspaceFields = ['devDependencies', 'scripts', 'nx'];

/**
 * Returns the text of the published manifest.
 * @param {string} root the package's folder
 */
export function packedManifest(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const field of workspaceFields) delete manifest[field];
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

/**
 * Replaces the manifest with the published one and keeps a copy of the original.
 * @param {string} root the package's folder
 */
export function strip(root) {
  const { manifest, reports, original } = filesOf(root);
  const packed = packedManifest(root);
  mkdirSync(reports, { recursive: true });
  // If an earlier run was interrupted, does not overwrite its copy, because the current manifest
  // has already been replaced.
  if (!existsSync(original)) writeFileSync(original, readFileSync(manifest));
  writeFileSync(manifest, packed);
}

/**
 * Restores the original manifest.
 * @param {string} root the package's folder
 */
export function restore(root) {
  const { manifest, original } = filesOf(root);
  if (existsSync(original)) renameSync(original, manifest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const action = { strip, restore }[process.argv[2]];
  if (action === undefined) throw new Error('Use: packedManifest.mjs strip|restore');
  action(process.cwd());
}
