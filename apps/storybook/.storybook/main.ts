import { sourceResolution } from '@bank-bonuses/test-config/vitest';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vite';

const files = '**/*.stories.tsx';
const libs = '../../../libs';
const portal = '../../portal/src';
const features = readdirSync(join(import.meta.dirname, libs, 'features'));

// These stories are for the test run alone: they prove that its guards can fail.
const failing = process.env['VITEST'] ? [{ directory: '../src/failing', files }] : [];

const config: StorybookConfig = {
  stories: [
    { directory: `${libs}/ui/src/components`, files, titlePrefix: 'Kit' },
    { directory: `${libs}/ui/src/charts`, files, titlePrefix: 'Kit' },
    { directory: `${libs}/registration-wizard/src`, files, titlePrefix: 'Registration' },
    { directory: `${libs}/referrals/src`, files, titlePrefix: 'Referrals' },
    ...features.map((name) => ({
      directory: `${libs}/features/${name}/src`,
      files,
      titlePrefix: `Screens/${name}`,
    })),
    // Found by its path, never imported: nothing may depend on the shell.
    { directory: `${portal}/signedIn`, files, titlePrefix: 'Shell' },
    { directory: `${portal}/pages`, files, titlePrefix: 'Shell' },
    { directory: `${portal}/secondFactor`, files, titlePrefix: 'Shell' },
    { directory: `${portal}/session`, files, titlePrefix: 'Shell' },
    ...failing,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin()],
      resolve: sourceResolution.resolve,
      build: { reportCompressedSize: false, chunkSizeWarningLimit: 1_500 },
    }),
};

export default config;
