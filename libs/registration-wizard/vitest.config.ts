import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedTest, sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...sharedTest,
    environment: 'jsdom',
    setupFiles: ['./src/testSetup.ts'],
  },
});
