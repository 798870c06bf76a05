/** The domains of the most common mail providers. */
const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'protonmail.com',
];

/** Real domains that resemble a typo of a common domain. They cause no suggestion. */
const lookalikes = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'yahoo.co',
  'mac.com',
  'me.com',
  'ao.com',
  'live.ca',
  'live.co.uk',
  'yahoo.ca',
  'gmail.co.uk',
  'hotmail.ca',
  'outlook.co',
];

/**
 * Returns the address that was probably meant, if its domain is one or two letters away from a
 * common one.
 */
export function suggestAddress(address: string): string | undefined {
  const at = address.trim().lastIndexOf('@');
  if (at < 1) return undefined;
  const name = address.trim().slice(0, at);
  const domain = address
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (commonDomains.includes(domain) || lookalikes.includes(domain)) return undefined;
  const near = commonDomains
    .map((common) => ({ common, slips: countSlips(domain, common) }))
    .filter(({ common, slips }) => slips <= (common.length > 8 ? 2 : 1))
    .sort((one, other) => one.slips - other.slips);
  const [best, second] = near;
  // If two common domains are equally near, it is unclear which one was meant.
  if (!best || best.slips === second?.slips) return undefined;
  return `${name}@${best.common}`;
}

/** Returns the number of letters that are missing, extra, wrong or swapped with their neighbor. */
export function countSlips(one: string, other: string): number {
  // Stores only three rows of the distance table: a swap needs the row two rows back.
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
