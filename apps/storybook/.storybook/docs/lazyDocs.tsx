import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { ComponentProps, PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';
import type { DocsCode } from './DocsCode.tsx';

// On demand, so that a test run, which draws no docs, does not load what draws them. The list of headings is
// made as soon as the container stands, so the page is fetched with it.
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

/** Waits with its container: the list of headings is made from what stands there at first. */
export const LazyDocsPage = () => <Page />;

export const LazyDocsCode = (props: ComponentProps<typeof DocsCode>) => <Code {...props} />;

export const LazyDocsContainer = (props: PropsWithChildren<{ context: DocsContextProps }>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
