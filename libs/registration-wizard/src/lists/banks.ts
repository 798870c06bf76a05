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

/** Other names under which the search finds an institution. */
export const institutionAliases: Partial<Record<(typeof institutions)[number], readonly string[]>> =
  {
    'Ally Bank': ['Ally Financial'],
    'American Express': ['Amex'],
    'Bank of America': ['BofA'],
    BMO: ['BMO Harris', 'Bank of Montreal'],
    'Capital One': ['Capital One Bank'],
    'Charles Schwab': ['Schwab Bank'],
    Chase: ['Chase Bank', 'JP Morgan Chase'],
    Citibank: ['Citi Bank', 'Citigroup'],
    Discover: ['Discover Bank'],
    Fidelity: ['Fidelity Investments'],
    Merrill: ['Merrill Lynch', 'Merrill Edge'],
    'PNC Bank': ['PNC Financial'],
    'TD Bank': ['Toronto Dominion'],
    Truist: ['Truist Bank', 'BB&T', 'SunTrust'],
    'U.S. Bank': ['US Bancorp'],
    'Wells Fargo': ['Wells Fargo Bank'],
  };

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

export type AccountType = (typeof accountTypes)[number];
