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
const lookalikes = /^(y?mail\.com|yahoo\.(co|ca)|ao\.com|live\.ca|hotmail\.ca|outlook\.co)$/;

/** Returns the address that was probably meant, if its domain is a common one with one typo. */
export function suggestAddress(address: string): string | undefined {
  const [, name, typed] = /^(.+@)([^@]+)$/.exec(address.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (domain === undefined || lookalikes.test(domain)) return undefined;
  const meant = commonDomains.find((common) => isOneTypo(domain, common));
  return meant && `${name}${meant}`;
}

/** Returns whether two words differ by one letter that is missing, extra, wrong or swapped. */
function isOneTypo(one: string, other: string): boolean {
  if (one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isRest = (skipped: number, skippedOther: number) =>
    one.slice(at + skipped) === other.slice(at + skippedOther);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at] && isRest(2, 2);
  return isRest(1, 0) || isRest(0, 1) || isRest(1, 1) || isSwapped;
}
