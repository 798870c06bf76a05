import { sourceResolution } from '@bank-bonuses/test-config/vitest';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { mergeConfig } from 'vite';
import { withSearchNames } from './searchNames.ts';
import { withTitles } from './titles.ts';

const files = '**/*.stories.tsx';
const libs = '../../../libs';
const portal = '../../portal/src';
const features = readdirSync(join(import.meta.dirname, libs, 'features'));

const isTestRun = Boolean(process.env['VITEST']);

// Stories for the test run only.
const docsTests = { directory: '../src/docsTests', files };
const pages = { directory: '../src/pages', files: '**/*.mdx' };

const screen = (title: string, directory: string) => ({
  directory,
  files,
  titlePrefix: `Screens/${title}`,
});
const titleOf = (folder: string) =>
  (folder[0] ?? '').toUpperCase() + folder.slice(1).replaceAll('-', ' ');

interface Config extends StorybookConfig {
  /** A preset that Storybook's public type does not declare. */
  storyIndexGenerator: (generator: StoryIndexGenerator) => StoryIndexGenerator;
}

const config: Config = {
  stories: [
    { directory: `${libs}/ui/src/components`, files, titlePrefix: 'Kit' },
    { directory: `${libs}/ui/src/charts`, files, titlePrefix: 'Kit' },
    screen('Register', `${libs}/registration-wizard/src`),
    ...features.map((name) => screen(titleOf(name), `${libs}/features/${name}/src`)),
    screen('Help', `${libs}/dialogs/src/help`),
    screen('Referrals', `${libs}/dialogs/src/referrals`),
    screen('Second factor', `${libs}/second-factor/src`),
    // The shell's stories are found by path and never imported, because no package may depend on
    // the shell.
    ...['signedIn', 'pages', 'session'].map((folder) => screen('Shell', `${portal}/${folder}`)),
    ...(isTestRun ? [docsTests] : [pages]),
  ],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  features: {
    // The search also finds the headings of pages and the names of stories.
    experimentalSearchDocsHeadings: true,
    // Shows a story as a component with its props and hooks, to copy.
    experimentalCodeExamples: true,
  },
  storyIndexGenerator: (generator) =>
    Object.assign(generator, {
      getIndex: async () => withSearchNames((await generator.getIndexAndStats()).storyIndex),
    }),
  // The test run uses the titles that Storybook derives from the file names.
  experimental_indexers: (indexers = []) => (isTestRun ? indexers : indexers.map(withTitles)),
  typescript: {
    // The test run renders no props tables, and extracting the props would take longer than running
    // half of the stories.
    reactDocgen: isTestRun ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Uses the kit's tsconfig, which includes the kit's sources. The tsconfig of this app needs
      // the kit's declaration files, which a fresh clone does not have.
      tsconfigPath: '../../libs/ui/tsconfig.json',
      include: ['../../libs/ui/src/{components,charts}/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent, declarations }) =>
        [parent, ...(declarations ?? [])].some(
          (one) => one && !one.fileName.includes('node_modules'),
        ),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin()],
      resolve: sourceResolution.resolve,
      build: { reportCompressedSize: false, chunkSizeWarningLimit: 1_500 },
    }),
};

export default config;
