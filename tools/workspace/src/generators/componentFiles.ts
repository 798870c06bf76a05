/**
 * Returns the files of a new component, by file name. The component renders a block with its
 * children.
 */
export function componentFiles(name: string, group: string): Record<string, string> {
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends Closed<'div'> {
  /** The content of the block. */
  children: ReactNode;
}

/** Renders its children. Say here what it is for. */
export const ${name} = (props: ${name}Props) => <div {...props} className={styles.root} />;
`,
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'block',
  padding: vars.space.md,
});
`,
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: '${group}',
  words: ['other names by which people search for it'],
  use: ['Say here when to use it.'],
  avoid: ['Say here when to use another component, and which one.'],
};
`,
    [`${name}.example.tsx`]: `import { ${name} } from '@bank-bonuses/ui';

export const Example = () => (
  <${name}>Content</${name}>
);
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('shows its content', () => {
  render(<${name}>Content</${name}>);
  expect(screen.getByText('Content')).toBeVisible();
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = { component: ${name}, args: { children: 'Content' } } satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
`,
  };
}
