import { keyName } from '../../contract/index.ts';
import type { ImportKind, LineValues } from './importKind.ts';

/** Decodes a line of JSON. Errors name the field, never its value. */
export function decodeLine(
  { schema }: ImportKind,
  text: string,
): { values: LineValues } | { error: string } {
  // The decoder replaces invalid bytes with this character.
  if (text.includes('\ufffd')) return { error: 'The line is not UTF-8' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'The line is not JSON' };
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return { values: data };
  const at = (path: readonly PropertyKey[], message: string) => `${path.join('.')}: ${message}`;
  const issues = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => at([...issue.path, keyName(key)], 'Unknown field'));
    }
    return issue.path.length > 0 ? at(issue.path, issue.message) : 'Must be an object';
  });
  return { error: issues.join('; ') };
}
