import { buildTarget } from '@bank-bonuses/test-config/supportedBrowsers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    lib: {
      entry: {
        index: 'src/index.ts',
        'charts/index': 'src/charts/index.ts',
        'theme/index': 'src/theme/index.ts',
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    target: buildTarget,
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Names the files `.styles.js`: the vanilla-extract plugin of a project that installs the
        // kit would process a file called `.css.js`.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
      },
    },
  },
});
