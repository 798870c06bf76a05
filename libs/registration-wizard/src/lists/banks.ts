/** Banks and brokers to choose from. Applicants can add others by name. */
export const institutions = [
  'Ally Bank',
  'American Express',
  'Bank of America',
  'BMO',
  'Capital One',
  'Charles Schwab',
  'Chase',
  'Citibank',
  'Citizens Bank',
  'Discover',
  'E*TRADE',
  'Fidelity',
  'Merrill',
  'PNC Bank',
  'Robinhood',
  'SoFi',
  'TD Bank',
  'Truist',
  'U.S. Bank',
  'Vanguard',
  'Wells Fargo',
] as const;

export const accountTypes = [
  'Personal Checking',
  'Business Checking',
  'Personal Savings',
  'Business Savings',
  'Personal Brokerage',
  'Business Brokerage',
  'Traditional IRA',
  'Roth IRA',
  'Traditional 401(k)',
  'Roth 401(k)',
] as const;

/** Maximum length of an institution's name in the API contract. */
export const maxInstitutionLength = 100;

export type AccountType = (typeof accountTypes)[number];
