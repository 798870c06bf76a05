import { isFull } from '@bank-bonuses/test-config/full';

/**
 * Throws if axe finds a violation in `root`; the error names the rule and the elements. Runs axe
 * only in full runs, because `npm test` checks the same states as stories in a real browser, which
 * also has the layout that the contrast rule needs.
 */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  if (!isFull) return;
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false } },
  });
  if (violations.length === 0) return;
  const found = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n'),
  );
  throw new Error(`axe found ${violations.length} violations.\n${found.join('\n')}`);
}
