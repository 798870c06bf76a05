/** The ways to spell a feature's name. */
export interface FeatureNames {
  /** Kebab case, for example `bank-letters`. */
  kebab: string;
  /** Camel case, for example `bankLetters`. */
  camel: string;
  /** Pascal case, for example `BankLetters`. */
  pascal: string;
  /** The title that customers see, for example `Bank Letters`. */
  title: string;
}

export function featureNames(kebab: string): FeatureNames {
  const words = kebab.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return {
    kebab,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' '),
  };
}

const pascalOf = (kebab: string) => featureNames(kebab).pascal;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The workspace packages that a new feature depends on, with their folders. */
const uses = {
  '@bank-bonuses/api-client': '../../api-client',
  '@bank-bonuses/product': '../../product',
  '@bank-bonuses/ui': '../../ui',
};
const usesInTests = {
  '@bank-bonuses/test-config': '../../../tools/test-config',
  '@bank-bonuses/testing': '../../testing',
};
const anyVersion = (packages: object) =>
  Object.fromEntries(Object.keys(packages).map((name) => [name, '*']));

/**
 * Returns the files of a new feature, by file name. Its page says that there is no data yet.
 * @param versions of external packages, copied from another feature
 */
export function featureFiles(
  { kebab, camel, pascal, title }: FeatureNames,
  icon: string,
  versions: Record<string, string>,
): Record<string, string> {
  const Icon = pascalOf(icon);
  return {
    'package.json': json({
      name: `@bank-bonuses/feature-${kebab}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts' },
      scripts: { test: 'vitest run' },
      dependencies: { ...anyVersion(uses), 'lucide-react': versions['lucide-react'] },
      devDependencies: anyVersion(usesInTests),
      peerDependencies: {
        react: versions['react'],
        'react-router': versions['react-router'],
        '@tanstack/react-query': versions['@tanstack/react-query'],
      },
      nx: { tags: ['type:feature', 'scope:portal'], targets: { lint: {}, typecheck: {} } },
    }),
    'tsconfig.json': json({
      extends: '../../../tsconfig.base.json',
      include: ['.'],
      exclude: ['dist', 'reports'],
      references: Object.values({ ...uses, ...usesInTests })
        .sort((a, b) => lastOf(a).localeCompare(lastOf(b)))
        .map((path) => ({ path })),
    }),
    'vitest.config.ts': `import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  plugins: [vanillaExtractPlugin()],
  test: {
    ...togetherAndAlone(import.meta.dirname),
    environment: 'jsdom',
    setupFiles: ['@bank-bonuses/testing/setup'],
  },
});
`,
    'src/index.ts': `export { ${camel}Feature } from './feature.ts';
`,
    'src/feature.ts': `import type { ApiClient } from '@bank-bonuses/api-client';
import { paths } from '@bank-bonuses/product/routes';
import type { QueryClient } from '@tanstack/react-query';
import ${Icon} from 'lucide-react/icons/${icon}';
import type { ComponentType } from 'react';

/** ${title}: say here what the screen is for. */
export const ${camel}Feature = {
  path: paths.${camel},
  name: '${title}',
  Icon: ${Icon} as ComponentType,
  loadPage: () => import('./${pascal}Page.tsx').then((page) => page.${pascal}Page),
  /** Prefetches the page's data: nothing yet. */
  prefetchQueries(_client: ApiClient, _prefetch: QueryClient['prefetchQuery']) {},
};
`,
    [`src/${pascal}Page.tsx`]: `import { EmptyState, PageHeader, Stack } from '@bank-bonuses/ui';

/** Say here what the page shows. */
export function ${pascal}Page() {
  return (
    <Stack gap="xl">
      <PageHeader title="${title}" />
      <EmptyState>Nothing to show yet.</EmptyState>
    </Stack>
  );
}
`,
    [`src/${pascal}Page.test.tsx`]: `import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { ${camel}Feature } from './feature.ts';

/** The parts of the shell's layout that the screen needs. */
const layout = (
  <main>
    <Outlet />
  </main>
);

test('shows that there is nothing yet', async () => {
  const { path, loadPage } = ${camel}Feature;
  const children = [{ path, lazy: { Component: loadPage } }];
  renderWithProviders([{ element: layout, children }], { path });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('Nothing to show yet.')).toBeVisible();
  await expectAccessible();
});
`,
    [`src/${pascal}Page.stories.tsx`]: `import { TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal}Page } from './${pascal}Page.tsx';

const Screen = () => (
  <TestProviders>
    <main>
      <${pascal}Page />
    </main>
  </TestProviders>
);

const meta = { component: Screen } satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
`,
  };
}

const lastOf = (path: string) => path.split('/').at(-1) ?? '';
