import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    // scripts/build.ts writes the HTML, so the bundle starts at the script.
    rolldownOptions: { input: 'src/main.tsx' },
    manifest: true,
    sourcemap: false,
    // The content policy forbids data: fonts and styles.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script; the browsers that lack this only load a little later.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
