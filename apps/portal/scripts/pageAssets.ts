import type { Manifest } from 'vite';

/** The files of a page's first view, in the order in which the browser should ask for them. */
export interface PageAssets {
  /** The whole portal's, in one file. */
  styles: string[];
  /** The entry first. */
  scripts: string[];
}

const entry = 'src/main.tsx';
const stylesheet = 'style.css';

/** The styles, and everything that the entry and `modules` import statically. */
export function assetsOf(manifest: Manifest, modules: string[]): PageAssets {
  const chunks = new Map<string, Manifest[string]>();
  const visit = (key: string) => {
    if (chunks.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: see scripts/pages.ts.`);
    chunks.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  [entry, ...modules].forEach(visit);
  const styles = manifest[stylesheet];
  if (!styles) throw new Error('The build has no stylesheet of its own: see cssCodeSplit.');
  return { styles: [styles.file], scripts: [...chunks.values()].map(({ file }) => file) };
}
