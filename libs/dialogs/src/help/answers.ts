import { costMessages, openingFeeText, serviceMessages } from '@bank-bonuses/product';

export interface Answer {
  question: string;
  paragraphs: readonly string[];
}

/** Common questions. Costs and promises repeat the Terms; the answers add no promise. */
export const answers: readonly Answer[] = [
  {
    question: 'What does it cost, and when do I pay?',
    paragraphs: [
      `You pay the account opening fee of ${openingFeeText} when you register: by card, by bill pay or by wire. ${costMessages.card}`,
      costMessages.upfront,
      costMessages.accountOpening,
      costMessages.referral,
    ],
  },
  {
    question: 'Do I get fees back?',
    paragraphs: [
      `Success fees are non-refundable. ${costMessages.revocation}`,
      'If you paid something by mistake, contact us.',
    ],
  },
  {
    question: 'What happens after I register?',
    paragraphs: [
      'You get an email with a link that confirms your address. Then you can log in: Home, Bonuses and Accounts show what we have done for you.',
      serviceMessages.work,
    ],
  },
  {
    question: 'Which accounts are opened, and is every bonus certain?',
    paragraphs: [
      serviceMessages.consent,
      'Accounts lists each account that was opened for you.',
      serviceMessages.noPromise,
    ],
  },
  {
    question: 'What are my Social Security number (SSN) and my photos used for?',
    paragraphs: [serviceMessages.data],
  },
  {
    question: 'How long does it take to move money?',
    paragraphs: [serviceMessages.transferTime],
  },
  {
    question: 'What if a bank asks for a code, or I need one?',
    paragraphs: [serviceMessages.codes],
  },
  {
    question: 'How am I paid, and what about taxes?',
    paragraphs: [serviceMessages.payout, 'Bonuses are taxable income.'],
  },
  {
    question: 'How do I cancel the service?',
    paragraphs: [
      `${serviceMessages.revocation} In the portal, use 'Remove Consent' at the bottom of Settings.`,
      costMessages.revocation,
    ],
  },
  {
    question: 'I cannot log in, or no email came. What can I do?',
    paragraphs: [
      "Check your spam folder first. If you have not confirmed your address yet, log in to request another email. Use 'Forgot your password?' to choose a new password.",
      'Lost the device with your authenticator app? The page that asks for your code explains what to do.',
    ],
  },
];
