/** Returns the CSS variables that are used without a fallback and not defined in the same CSS. */
export function findUndefinedVariables(css: string): string[] {
  const names = (pattern: RegExp) =>
    new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''));
  const defined = names(/(--[\w-]+)\s*:/g);
  return [...names(/var\(\s*(--[\w-]+)\s*\)/g)].filter((name) => !defined.has(name)).toSorted();
}
