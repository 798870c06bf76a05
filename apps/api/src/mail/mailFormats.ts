import type { MailContent } from '@bank-bonuses/mails';
import { defaultTimeZone } from '../db/index.ts';

/** The texts of a mail, without sender, name and button. */
export type MailWording = { subject: string } & Pick<
  MailContent,
  'heading' | 'paragraphs' | 'details' | 'after' | 'reason'
>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount in dollars: '$1,250.75'. */
export const inDollars = (amount: number): string => dollars.format(amount);

/** Formats a time in the provider's time zone, which it names: 'November 28, 2026 at 8:43 PM EST'. */
export const momentOf = (at: string, timeZone = defaultTimeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));
