import type { MailContent } from '../layout/mailContent.ts';

/** The texts of a notice, without sender, name and button. */
export type NoticeMail = { subject: string } & Required<
  Pick<MailContent, 'heading' | 'paragraphs' | 'details' | 'after' | 'reason'>
>;

/** A change of contact data. A new email address is announced to the old and to the new address. */
export const contactChanges = ['email_old', 'email_new', 'phone', 'address'] as const;
export type ContactChange = (typeof contactChanges)[number];

const changeTexts: Record<ContactChange, string> = {
  email_old:
    'Your contact email address was changed. We no longer use this address to write to you.',
  email_new: 'Your contact email address was changed to this address.',
  phone: 'Your phone number was changed.',
  address: 'Your postal address was changed.',
};

/** Returns the texts about changed contact data. They never contain the data. */
export const contactChangedMail = (sender: string, change: ContactChange): NoticeMail => ({
  subject: `Your ${sender} contact data was changed`,
  heading: 'Your contact data was changed',
  paragraphs: [changeTexts[change]],
  details: [],
  after: ['If you did not make this change, change your password and contact us right away.'],
  reason: `You received this email because this address is or was the contact address of a ${sender} customer.`,
});

/** A payout to a customer. Amounts and the day are formatted. */
export interface PayoutFacts {
  bank: string;
  bonus: string;
  fee: string | undefined;
  withheld: string | undefined;
  payout: string;
  day: string;
}

/** Returns the texts about a payout, with the amounts from the bonus to the payout. */
export const payoutSentMail = (
  sender: string,
  { bank, bonus, fee, withheld, payout, day }: PayoutFacts,
): NoticeMail => ({
  subject: `Your payout for ${bank} was sent`,
  heading: 'Your payout was sent',
  paragraphs: [
    `We sent you ${payout} for your bonus from ${bank} on ${day}. Money typically takes 1-3 business days to arrive.`,
  ],
  details: [
    { term: `Bonus from ${bank}`, value: bonus },
    ...(fee === undefined ? [] : [{ term: 'Success fee', value: fee }]),
    ...(withheld === undefined ? [] : [{ term: 'Withheld for taxes', value: withheld }]),
    { term: 'Payout', value: payout, isStrong: true },
  ],
  after: ['You can also find it in Bonuses.'],
  reason: `You received this email because this address belongs to a ${sender} customer.`,
});

/** Returns the texts about a requirement that is due soon. */
export const requirementDueMail = (
  sender: string,
  { bank, requirement, day }: { bank: string; requirement: string; day: string },
): NoticeMail => ({
  subject: `Due on ${day}: your bonus from ${bank}`,
  heading: 'A requirement is due soon',
  paragraphs: [`Your bonus from ${bank} has a requirement that is due on ${day}:`, requirement],
  details: [],
  after: ['You can find all requirements in Bonuses.'],
  reason: `You received this email because this address belongs to a ${sender} customer.`,
});
