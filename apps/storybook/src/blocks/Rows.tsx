import { Markdown } from '@storybook/addon-docs/blocks';

interface RowsProps {
  head: readonly string[];
  /** Cells in Markdown. */
  rows: readonly (readonly string[])[];
}

/** A table. MDX itself knows none: they are GitHub's addition to Markdown. */
export const Rows = ({ head, rows }: RowsProps) => (
  <Markdown>
    {[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
  </Markdown>
);
