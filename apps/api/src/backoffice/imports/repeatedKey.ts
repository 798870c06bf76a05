import { parseDocument } from 'yaml';

const stringOrOther = /"(?:[^"\\]|\\.)*"/g;

/**
 * Returns a key that occurs twice in one object of the JSON text; `undefined` if there is none.
 * `JSON.parse` silently keeps the last value of a repeated key, but a YAML parser reports it, and
 * YAML is a superset of JSON.
 * @param value the parsed text
 */
export function repeatedKey(text: string, value: unknown): string | undefined {
  // Counts the colons, one for each key: this is a hundred times faster than parsing YAML, which
  // few lines need.
  const colons = text.replaceAll(stringOrOther, '').split(':').length - 1;
  if (colons === keysIn(value)) return undefined;
  const repeated = parseDocument(text).errors.find(({ code }) => code === 'DUPLICATE_KEY');
  const [key] = text.slice(repeated?.pos[0]).match(stringOrOther) ?? ['""'];
  return JSON.parse(key) as string;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : items.length;
  return items.reduce<number>((sum, item) => sum + keysIn(item), own);
}
