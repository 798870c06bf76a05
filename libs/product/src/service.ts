/** Descriptions and promises of the service. The Terms of Service quote these texts. */
export const serviceMessages = {
  work: 'Bank Bonuses ("we") looks for signup bonuses of banks and brokers, opens and manages accounts in your name, moves money to meet the conditions of each bonus, and pays you your part by bank transfer.',
  consent:
    'By registering you consent to our applying for accounts in your name, to our opening and managing them, to our keeping and using their logins for you, and to our moving money between them as far as a bonus requires it.',
  noPromise:
    'Opening accounts may lead to inquiries at credit and banking bureaus, and bonuses are taxable income. Banks decide on applications and bonuses; we promise neither.',
  codes:
    'When a bank asks for a code that reaches you, or you need a code that reaches us, you and we pass it on without delay.',
  revocation:
    'You may revoke your consent at any time, in the portal or by email. We cease all activity on your accounts within 7 business days of your revocation.',
  payout: 'We pay what is yours by ACH transfer to a bank account in your name.',
  transferTime: 'Transfers between banks typically take 1-3 business days.',
  data: 'We use what you give us to verify who you are, to apply for accounts, to manage them and to pay you. Your social security number, your documents and your bank logins are kept encrypted.',
} as const;
