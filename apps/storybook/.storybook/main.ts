import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { sourceResolution } from '../../../vitest.shared.ts';

// The faults are for the test run alone: they prove that its guards can fail.
const faults = process.env['VITEST'] ? ['../src/faults/*.stories.tsx'] : [];

const config: StorybookConfig = {
  stories: [
    ...faults,
    '../../../libs/*/src/**/*.stories.tsx',
    '../../../libs/features/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin()],
      resolve: sourceResolution.resolve,
      build: { reportCompressedSize: false },
    }),
};

export default config;
