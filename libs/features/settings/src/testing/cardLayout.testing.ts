import { expect, within } from 'storybook/test';

const box = (element: Element) => element.getBoundingClientRect();

/** Returns the profile cards within an element. */
const cards = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading', { level: 2, name: /Information$/ })
    .map((heading) => heading.closest('section') as HTMLElement);

/**
 * Expects the columns to end on one line: only the last card of a column may be higher than its
 * content.
 */
export async function expectEqualColumns(root: HTMLElement) {
  const lasts = cards(root).filter((card) => !card.nextElementSibling);
  await expect(lasts).toHaveLength(2);
  if (new Set(lasts.map((card) => box(card).left)).size === 2)
    await expect(box(lasts[0] as Element).bottom).toBe(box(lasts[1] as Element).bottom);
  for (const card of cards(root).filter((each) => !lasts.includes(each))) {
    const lowest = Math.max(...[...card.querySelectorAll('dd, p')].map((line) => box(line).bottom));
    await expect(box(card).bottom - lowest, card.innerText).toBeLessThan(32);
  }
}

/** Expects the button to be on the same line as its label. */
async function expectBeside(button: HTMLElement, words: HTMLElement) {
  const { top, bottom } = box(button);
  const middle = (box(words).top + box(words).bottom) / 2;
  await expect(middle).toBeGreaterThan(top);
  await expect(middle).toBeLessThan(bottom);
}

/**
 * Expects each edit button to be beside its heading: the card's heading, or the term of the
 * section's only detail.
 */
export async function expectEditAtHeadings(root: HTMLElement) {
  const page = within(root);
  for (const [group, heading] of [
    ['address', page.getByRole('heading', { name: 'Address Information' })],
    ['employment', page.getByRole('heading', { name: 'Employment Information' })],
    ['email', page.getByText('Email', { selector: 'dt' })],
    ['phone', page.getByText('Phone', { selector: 'dt' })],
    ['IRS withholding', page.getByText('IRS withholding', { selector: 'dt' })],
  ] as const) {
    await expectBeside(page.getByRole('button', { name: `Edit ${group}` }), heading);
  }
}
