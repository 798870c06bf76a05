import type { Manifest } from 'vite';

/** The files of a page's first view, in the order in which the browser should request them. */
export interface PageAssets {
  /** The whole portal's, in one file. */
  styles: string[];
  /** The entry first. */
  scripts: string[];
}

const entry = 'src/main.tsx';
const stylesheet = 'style.css';

/**
 * The styles, and everything that the entry and `modules` import statically.
 *
 * @param modules as the manifest has them, or the names of groups of the bundler
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
