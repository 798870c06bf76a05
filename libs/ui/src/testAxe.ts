import axe from 'axe-core';

/** Returns axe's findings about an element as lines that can be read in a failed test. */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // jsdom has neither layout nor colors; in a browser, the stories are checked with these rules
    // too.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
