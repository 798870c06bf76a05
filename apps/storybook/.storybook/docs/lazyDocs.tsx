import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { ComponentProps, PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';
import type { DocsCode } from './DocsCode.tsx';

// Loads the docs on demand, so that a test run, which renders no docs, does not load them. The
// table of contents is built when the container mounts, so the page is loaded together with the
// container.
const fetchDocs = async () => {
  const [{ DocsPage }, { ThemedContainer }, { DocsCode }] = await Promise.all([
    import('./DocsPage.tsx'),
    import('./ThemedContainer.tsx'),
    import('./DocsCode.tsx'),
  ]);
  return { DocsPage, ThemedContainer, DocsCode };
};

const Page = lazy(async () => ({ default: (await fetchDocs()).DocsPage }));
const Code = lazy(async () => ({ default: (await fetchDocs()).DocsCode }));
const Container = lazy(async () => ({ default: (await fetchDocs()).ThemedContainer }));

/**
 * Renders the docs page. It suspends together with its container, because the table of contents is
 * built from the first render.
 */
export const LazyDocsPage = () => <Page />;

export const LazyDocsCode = (props: ComponentProps<typeof DocsCode>) => <Code {...props} />;

export const LazyDocsContainer = (props: PropsWithChildren<{ context: DocsContextProps }>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
