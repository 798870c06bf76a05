import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../../libs');

/** The API reports whose exports are described on an MDX page, by the title of the page. */
const describedOn = new Map([
  // Only functions and hooks: the kit's components have pages of their own.
  ['Foundations/Helpers', { reports: 'ui/etc/*.api.md', kind: /^[a-z]/ }],
  ['API client/Overview', { reports: 'api-client/etc/*.api.md', kind: /^/ }],
]);

/** Returns the exported functions, hooks, classes and constants that an MDX page names in backticks. */
export function exportsOn(pageTitle: string, file: string): string[] {
  const described = describedOn.get(pageTitle);
  if (!described) return [];
  const named = new Set(readFileSync(file, 'utf8').match(/(?<=`<?)\w+(?=[^`\n]*`)/g));
  return exportsOf(described.reports).filter(
    (name) => named.has(name) && described.kind.test(name),
  );
}

/** Returns the names in API reports of `libs`, given as a glob pattern; no types and interfaces. */
export const exportsOf = (reports: string) =>
  globSync(reports, { cwd: libs }).flatMap((report) =>
    [
      ...readFileSync(join(libs, report), 'utf8').matchAll(
        /^export (?:abstract )?(?:function|const|class) (\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  );
