import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Only the pattern is one: a folder's own name may hold brackets. */
export function globIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).map((path) => join(folder, path));
}
