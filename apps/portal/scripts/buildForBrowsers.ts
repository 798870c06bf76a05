import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { contentsOf, type ScriptContents } from './bundleReport.ts';

const root = join(import.meta.dirname, '..');

/**
 * Bundles the portal for browsers, with `importmap.json` and `.vite/manifest.json`. Scripts import each other by
 * names that stay, so one that has changed gives no other a new name; the map, which each page carries, has
 * the files. Otherwise a word changed on one screen would send all scripts but the libraries' anew.
 *
 * @returns what each script is made of
 */
export async function buildForBrowsers(
  outDir: string,
  options: Pick<InlineConfig, 'logLevel' | 'plugins'> = { logLevel: 'warn' },
): Promise<ScriptContents> {
  const built = await build({ root, ...options, build: { outDir, chunkImportMap: true } });
  return contentsOf([built].flat().flatMap((one) => ('output' in one ? one.output : [])));
}
