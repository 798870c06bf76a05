import type { Manifest } from 'vite';

/** The files of a page's first view, in the order in which the browser should request them. */
export interface PageAssets {
  /** File names of the stylesheets: one file for the whole portal. */
  styles: string[];
  /** File names of the scripts, starting with the entry. */
  scripts: string[];
}

const entry = 'src/main.tsx';
const stylesheet = 'style.css';

/**
 * Returns the stylesheet, and the scripts that the entry and `modules` import statically.
 * @param modules keys of the manifest, or names of the bundler's chunk groups
 */
export function assetsOf(manifest: Manifest, modules: string[]): PageAssets {
  const chunks = new Set<Manifest[string]>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}: see scripts/pages.ts.`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [entry, ...modules].forEach(visit);
  const styles = manifest[stylesheet];
  if (!styles) throw new Error('The build has no stylesheet of its own: see cssCodeSplit.');
  return { styles: [styles.file], scripts: [...chunks].map(({ file }) => file) };
}
