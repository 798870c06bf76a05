/** Name of the portal in titles and headings. `apps/portal/index.html` repeats it. */
export const productName = 'Bank Bonuses User Portal';

/** Name of the provider in mails and in the Terms. */
export const senderName = 'Bank Bonuses';
