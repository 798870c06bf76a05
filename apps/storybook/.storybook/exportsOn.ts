import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../../libs');

/** The API reports whose exports are described on an MDX page, by the title of the page. */
const describedOn = new Map([
  ['Foundations/Helpers', 'ui/etc/*.api.md'],
  ['API client/Overview', 'api-client/etc/*.api.md'],
]);

/** Returns the exported functions, hooks, classes and constants that an MDX page names in backticks. */
export function exportsOn(pageTitle: string, file: string): string[] {
  const reports = describedOn.get(pageTitle);
  if (reports === undefined) return [];
  const named = new Set(readFileSync(file, 'utf8').match(/(?<=`<?)\w+(?=[^`\n]*`)/g));
  return exportsOf(reports).filter((name) => named.has(name));
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
