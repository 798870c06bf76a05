import { join } from 'node:path';
import type { Plugin } from 'vite';

/** In a build for browsers, Vite wraps each `import()` in a call of this module's export. */
const preloadHelper = '\0vite/preload-helper.js';
const loader = join(import.meta.dirname, 'importLazily.ts');

/**
 * Turns each `import()` of the built page into a call of `importLazily()` with all files that the
 * module needs.
 */
export function lazyCode(): Plugin {
  let base = '/';
  let isInstalled = false;
  return {
    name: 'bank-bonuses:lazy-code',
    apply: 'build',
    // Runs before Vite's own plugin, because it replaces that plugin's module.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Disabled, because the polyfill would be an inline script.
          polyfill: false,
          // Vite's list is empty if the imported file has no imports.
          resolveDependencies: (file, imported) => [...new Set([file, ...imported])],
        },
      },
    }),
    configResolved(config) {
      ({ base } = config);
      if (config.build.cssCodeSplit)
        throw new Error('lazyCode() fetches scripts only: set build.cssCodeSplit to false.');
    },
    load: {
      filter: { id: new RegExp(`^${preloadHelper}$`) },
      handler() {
        isInstalled = true;
        return `
          import { importLazily } from ${JSON.stringify(loader)};
          export const __vitePreload = (load, files) =>
            importLazily(load, files?.map((file) => ${JSON.stringify(base)} + file));`;
      },
    },
    generateBundle(_options, bundle) {
      const isLazy = Object.values(bundle).some(
        (output) => output.type === 'chunk' && output.dynamicImports.length > 0,
      );
      if (isLazy && !isInstalled && this.environment.config.consumer === 'client')
        throw new Error(
          `This version of Vite no longer contains ${preloadHelper}: see lazyCode().`,
        );
    },
  };
}
