const start = '<!-- written by npm run bench -->';
const end = '<!-- until here -->';

/**
 * Returns the document with the tables of this run in place of the last run's.
 * @throws Error when the document has no such place
 */
export function withTables(
  document: string,
  reports: readonly { title: string; table: string }[],
  measured: string,
): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document has no place between ${start} and ${end}.`);
  const tables = reports.map(({ title, table }) => `${title}:\n\n${table}`);
  const text = [`${measured}`, ...tables].join('\n\n');
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
