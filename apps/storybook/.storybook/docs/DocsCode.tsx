import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** Passed on to `Source`, although the types do not allow it. */
const look = { dark: true };

/** Code within a written page: blocks of it are dark in both themes, as everywhere in the docs. */
export const DocsCode = (props: PropsWithChildren<{ className?: string }>) => (
  <CodeOrSourceMdx {...look} {...props} />
);
