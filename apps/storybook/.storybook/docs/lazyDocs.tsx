import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { ComponentProps, PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';
import type { DocsCode } from './DocsCode.tsx';

// Loads the docs on demand, because a test run renders no docs, and an MDX page does not need the
// code of component pages.
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const Code = lazy(async () => ({ default: (await import('./DocsCode.tsx')).DocsCode }));
const Container = lazy(async () => ({
  default: (await import('./ThemedContainer.tsx')).ThemedContainer,
}));

export const LazyDocsPage = () => <Page />;

export const LazyDocsCode = (props: ComponentProps<typeof DocsCode>) => <Code {...props} />;

/**
 * Renders the container of a page. The page suspends together with it, because the table of
 * contents is built when the container mounts.
 */
export const LazyDocsContainer = (props: PropsWithChildren<{ context: DocsContextProps }>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
