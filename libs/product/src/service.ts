/** Descriptions and promises of the service, as the current Terms of Service have them. */
export const serviceMessages = {
  work: 'Bank Bonuses ("we") looks for signup bonuses at banks and brokers. We open and manage accounts in your name, and move money to meet the conditions of each bonus. We pay you your part by bank transfer.',
  consent:
    'By registering, you consent to what we do for you. We may apply for accounts in your name, open them and manage them. We may keep their logins and use them for you. We may move money between the accounts, as far as a bonus requires it.',
  noPromise:
    'When we apply for an account, the bank may ask credit and banking bureaus about you. Bonuses are taxable income. Banks decide whether to open an account and whether to pay a bonus. We promise neither.',
  codes:
    'A bank may send you a code that we need. You then pass it on to us right away. If we receive a code that you need, we pass it on to you right away.',
  revocation:
    'You may revoke your consent at any time, in the portal or by email. We then stop all activity on your accounts within 7 business days.',
  payout: 'We pay what is yours by ACH transfer to a bank account in your name.',
  transferTime: 'Transfers between banks typically take 1-3 business days.',
  data: 'We use what you give us to verify who you are, to apply for accounts, to manage them and to pay you. Your Social Security number, your documents and your bank logins are kept encrypted.',
} as const;
