/**
 * Returns a Markdown table as Oxfmt formats it: the first column is left-aligned, figures are
 * right-aligned.
 */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map(
    (width, column) => `${'-'.repeat(width - (column && 1))}${column ? ':' : ''}`,
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

const pad = (text: string, width: number, column: number) =>
  column === 0 ? text.padEnd(width) : text.padStart(width);
