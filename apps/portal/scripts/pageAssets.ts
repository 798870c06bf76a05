import type { Manifest } from 'vite';

/** The files of a page's first view, in the order in which the browser should ask for them. */
export interface PageAssets {
  styles: string[];
  /** The entry first. */
  scripts: string[];
}

const entry = 'src/main.tsx';

/** Everything that the entry and `modules` import statically. */
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
  const loaded = [...chunks.values()];
  return {
    styles: [...new Set(loaded.flatMap(({ css = [] }) => css))],
    scripts: [...new Set(loaded.map(({ file }) => file))],
  };
}
