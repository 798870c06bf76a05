import { wordsOf, type DeclaredName } from './names.ts';
import type { NameException, RetiredName } from './retiredNames.ts';

/** Whether the identifier is, or contains word by word, the retired name. */
export function isRetired(name: string, { name: retired, match = 'words' }: RetiredName): boolean {
  if (match === 'whole') return name === retired;
  const words = wordsOf(name);
  const sought = wordsOf(retired);
  const startsAt = (index: number) => sought.every((word, i) => words[index + i] === word);
  const last = words.length - sought.length;
  if (match === 'prefix') return last > 0 && startsAt(0);
  if (match === 'suffix') return last > 0 && startsAt(last);
  return words.some((_word, index) => startsAt(index));
}

function isCovered(name: string, file: string, exception: NameException): boolean {
  const { name: allowed, within } = exception;
  const isNamed = allowed.startsWith('*') ? name.endsWith(allowed.slice(1)) : name === allowed;
  return isNamed && (file === within || file.startsWith(`${within}/`));
}

/** One line for each retired name that is declared, and for each exception that nothing needs any more. */
export function findRetired(
  names: readonly DeclaredName[],
  retired: readonly RetiredName[],
  exceptions: readonly NameException[],
): string[] {
  const used = new Set<NameException>();
  const found = names.flatMap(({ name, file, line }) => {
    const rule = retired.find((one) => isRetired(name, one));
    if (!rule) return [];
    const allowed = exceptions.filter((one) => isCovered(name, file, one));
    for (const exception of allowed) used.add(exception);
    if (allowed.length > 0) return [];
    return [`${file}${line ? `:${line}` : ''}: ${name}; use ${rule.instead}`];
  });
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ name, within }) => `${within}: nothing is called ${name}; remove its exception`);
  return [...found, ...stale];
}
