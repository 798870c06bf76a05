const start = '<!-- written by npm run bench -->';
const end = '<!-- until here -->';

/**
 * Returns the document with the tables of the last run replaced by those of this run.
 * @throws Error when the document lacks the two marker comments
 */
export function withTables(
  document: string,
  reports: readonly { title: string; table: string }[],
  measured: string,
): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document lacks the markers ${start} and ${end}.`);
  const tables = reports.map(({ title, table }) => `${title}:\n\n${table}`);
  const text = [`${measured}`, ...tables].join('\n\n');
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
