import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** Passed on to `Source`, although the component's types do not declare this prop. */
const look = { dark: true };

/**
 * Renders code within an MDX page. Code blocks are dark in both themes, as everywhere in the docs.
 */
export const DocsCode = (props: PropsWithChildren<{ className?: string }>) => (
  <CodeOrSourceMdx {...look} {...props} />
);
