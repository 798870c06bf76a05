/** What the portal calls itself, in titles and headings. `apps/portal/index.html` has it once more. */
export const productName = 'Bank Bonuses User Portal';
