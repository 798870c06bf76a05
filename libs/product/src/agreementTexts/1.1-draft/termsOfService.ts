import type { AgreementText } from '../agreementText.ts';

/** Released text: never change it, because registrations reference its version. */
export const termsOfService: AgreementText = {
  title: 'Terms of Service',
  sections: [
    {
      heading: '1. The service',
      paragraphs: [
        'Bank Bonuses ("we") looks for signup bonuses at banks and brokers. We open and manage accounts in your name, and move money to meet the conditions of each bonus. We pay you your part by bank transfer.',
        'You take part as an independent contractor. The Independent Contractor Agreement is a part of these terms.',
      ],
    },
    {
      heading: '2. Who may register',
      paragraphs: [
        'You must be at least 18 years old and have a Social Security number (SSN). You register only for yourself, and your answers are true and complete. You tell us when an answer changes.',
      ],
    },
    {
      heading: '3. What you pay up front',
      paragraphs: [
        'You pay an upfront agreed sum, plus the amount required to qualify for each bonus. The account opening fee is $5,000.',
        'You may pay by card, by bill pay or by wire. Paying by card adds a processing fee of 3%. A card is charged only after you have authorized it, up to $5,000 plus the 3% processing fee.',
      ],
    },
    {
      heading: '4. Success fees',
      paragraphs: [
        'We keep a success fee of 25% on each account opening. It is non-refundable.',
        'We keep a success fee of 50% on each referral bonus. It is non-refundable.',
      ],
    },
    {
      heading: '5. Access to banks, and your consent',
      paragraphs: [
        'By registering, you consent to what we do for you. We may apply for accounts in your name, open them and manage them. We may keep their logins and use them for you. We may move money between the accounts, as far as a bonus requires it.',
        'A bank may send you a code that we need. You then pass it on to us right away. If we receive a code that you need, we pass it on to you right away.',
        'When we apply for an account, the bank may ask credit and banking bureaus about you. Bonuses are taxable income. Banks decide whether to open an account and whether to pay a bonus. We promise neither.',
      ],
    },
    {
      heading: '6. Revoking your consent',
      paragraphs: [
        'You may revoke your consent at any time, in the portal or by email. We then stop all activity on your accounts within 7 business days.',
        'Revoking your consent does not undo fees for accounts that were opened before we stopped. It does not undo bonuses that were earned before that.',
      ],
    },
    {
      heading: '7. Payments to you',
      paragraphs: [
        'We pay what is yours by ACH transfer to a bank account in your name.',
        'Transfers between banks typically take 1-3 business days.',
      ],
    },
    {
      heading: '8. Your data',
      paragraphs: [
        'We use what you give us to verify who you are, to apply for accounts, to manage them and to pay you. Your Social Security number, your documents and your bank logins are kept encrypted.',
      ],
    },
    {
      heading: '9. Law and disputes',
      paragraphs: [
        'These terms are governed by the law of the State of Delaware.',
        'Disputes are decided by binding arbitration of the American Arbitration Association (AAA), held virtually before a single arbitrator.',
      ],
    },
    {
      heading: '10. Changes',
      paragraphs: [
        'Each version of these terms has a number and a date. We keep the version that you accepted, and when you accepted it, with your registration. A new version binds you once you have accepted it.',
      ],
    },
  ],
};
