/** What the portal calls itself, in titles and headings. `apps/portal/index.html` has it once more. */
export const productName = 'Bank Bonuses User Portal';

/** What the provider calls itself where it writes to people: in mails and in the Terms. */
export const senderName = 'Bank Bonuses';
