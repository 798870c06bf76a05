import { Markdown } from '@storybook/addon-docs/blocks';

interface RowsProps {
  head: readonly string[];
  /** Cells in Markdown. */
  rows: readonly (readonly string[])[];
}

/** Renders a table. MDX does not support tables: they are GitHub's extension of Markdown. */
export const Rows = ({ head, rows }: RowsProps) => (
  <Markdown>
    {[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
  </Markdown>
);
