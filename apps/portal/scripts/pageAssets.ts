import type { Manifest } from 'vite';

/** The entry, and the rest of the code that every page needs, which the entry imports on demand. */
const everyPage = ['src/main.ts', 'portal'];

/**
 * Returns the scripts that every page and `modules` import statically, starting with the entry, in
 * the order in which the browser should request them.
 * @param modules keys of the manifest, or names of the bundler's chunk groups
 */
export function scriptsOf(manifest: Manifest, modules: string[]): string[] {
  const chunks = new Set<Manifest[string]>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [...everyPage, ...modules].forEach(visit);
  return [...chunks].map(({ file }) => file);
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`The build has no ${key}: see scripts/pages.ts.`);
  return chunk;
}

/** Returns the one stylesheet of the portal. */
export function stylesheetOf(manifest: Manifest): string {
  const styles = manifest['style.css'];
  if (!styles) throw new Error('The build has no stylesheet of its own: see cssCodeSplit.');
  return styles.file;
}
