import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** It hands whatever it gets to `Source`, which its types do not say. */
const look = { dark: true };

/** Code within a written page: blocks of it are dark in both themes, as everywhere in the docs. */
export const DocsCode = (props: PropsWithChildren<{ className?: string }>) => (
  <CodeOrSourceMdx {...look} {...props} />
);
