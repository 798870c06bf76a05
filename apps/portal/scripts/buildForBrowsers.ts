import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { contentsOf, type ScriptContents } from './bundleReport.ts';

const root = join(import.meta.dirname, '..');

/**
 * Bundles the portal for browsers, with `.vite/manifest.json`.
 * @returns the modules of each script
 */
export async function buildForBrowsers(
  outDir: string,
  options: Pick<InlineConfig, 'logLevel' | 'plugins'> = { logLevel: 'warn' },
): Promise<ScriptContents> {
  const built = await build({ root, ...options, build: { outDir } });
  return contentsOf([built].flat().flatMap((one) => ('output' in one ? one.output : [])));
}
