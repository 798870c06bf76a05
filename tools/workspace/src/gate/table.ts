/** What came of one app. */
export interface GateRow {
  app: string;
  version: string;
  /** Why it does not work; absent when it does. */
  failure?: string;
  /** Compressed scripts and styles that its page fetched. */
  bytes?: number;
}

const heads = ['app', 'version', 'result', 'bytes'] as const;

/** The rows as a table in Markdown, readable in a terminal. */
export function gateTable(rows: readonly GateRow[]): string {
  const cells = rows.map(({ app, version, failure, bytes }) => [
    app,
    version,
    failure === undefined ? 'works' : 'FAILS',
    bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} KB`,
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join(
    '\n',
  );
}
