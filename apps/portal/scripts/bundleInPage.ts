import { join } from 'node:path';
import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { sourceResolution } from '@bank-bonuses/test-config/sourceResolution';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * A script with all that it imports, as one classic script that stands in a page. What it imports on demand runs then,
 * without another file.
 *
 * @param entry a file under apps/portal
 */
export async function bundleInPage(entry: string): Promise<string> {
  const built = await build({
    ...sourceResolution,
    root,
    configFile: false,
    // Hundreds of notes on modules of which nothing is taken.
    logLevel: 'error',
    publicDir: false,
    build: {
      target: buildTarget,
      write: false,
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
      minify: true,
      rolldownOptions: {
        // Of the kit it needs texts, without the components that stand beside them.
        treeshake: { moduleSideEffects: (id) => id.endsWith(entry) },
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [script, ...others] = result && 'output' in result ? result.output : [];
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${entry} does not make one script.`);
  }
  return script.code.trim();
}
