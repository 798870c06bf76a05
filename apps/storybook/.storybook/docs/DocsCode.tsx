import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/**
 * Makes the code block dark. `CodeOrSourceMdx` passes this prop on to `Source`, but its types do
 * not declare it.
 */
const look = { dark: true };

/**
 * Renders code within an MDX page. Code blocks are dark in both themes, as everywhere in the docs.
 */
export const DocsCode = (props: PropsWithChildren<{ className?: string }>) => (
  <CodeOrSourceMdx {...look} {...props} />
);
