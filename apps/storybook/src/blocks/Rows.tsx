import { Markdown } from '@storybook/addon-docs/blocks';

interface RowsProps {
  head: readonly string[];
  /** The cells of each row, in Markdown. */
  rows: readonly (readonly string[])[];
}

/**
 * Renders a table from cells in Markdown. MDX itself does not support tables, which are GitHub's
 * extension of Markdown.
 */
export const Rows = ({ head, rows }: RowsProps) => (
  <Markdown>
    {[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
  </Markdown>
);
