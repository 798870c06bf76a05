/** What stands where a protected value stood. */
export const removedMark = '[removed]';

/**
 * Fields whose values never appear in an error text: those that the contract lists under
 * `x-protected-fields` (a test compares them), and common names of credentials. Compared without case and
 * punctuation, so that `cardNumber` is caught like `card_number`.
 */
const protectedFields = new Set([
  'password',
  'confirmpassword',
  'ssn',
  'decryptedssn',
  'socialsecuritynumber',
  'dateofbirth',
  'mothersmaidenname',
  'cardnumber',
  'cardexpiry',
  'cardexpirymonth',
  'cardexpiryyear',
  'cardsecuritycode',
  'cvv',
  'cvc',
  'dlphotofront',
  'dlphotoback',
  'passportphoto',
  'selfiephoto',
  'token',
  'accesstoken',
  'refreshtoken',
  'authorization',
]);

const tooDeep = 20;
const longestValue = 1000;

const bareName = (field: string) => field.toLowerCase().replace(/[^a-z0-9]/g, '');

export function isProtectedField(field: string): boolean {
  return protectedFields.has(bareName(field));
}

/** Every text or number below a protected field, anywhere in `value`. */
export function collectProtectedValues(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown, isProtected: boolean, depth: number): void => {
    if (depth > tooDeep) return;
    if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) {
        visit(inner, isProtected || (!Array.isArray(part) && isProtectedField(key)), depth + 1);
      }
    } else if (isProtected && (typeof part === 'string' || typeof part === 'number')) {
      const text = String(part).trim();
      // A photo's bytes are found by their look (see `mask`), not searched for letter by letter.
      if (text !== '' && text.length <= longestValue) found.add(text);
    }
  };
  visit(value, false, 0);
  return [...found];
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The spellings in which a server might repeat a value: as it is, inside JSON, inside a URL. */
function spellings(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inUrl = encodeURIComponent(value.toWellFormed());
  return [...new Set([value, inJson, inUrl])].map(escapePattern);
}

function patternOf(value: string): string {
  const digits = value.replace(/[\s.-]/g, '');
  // Numbers are often grouped differently when they are repeated.
  if (/^\d{6,}$/.test(digits)) return digits.split('').join('[\\s.-]*');
  const anySpelling = spellings(value).join('|');
  // A short value is removed only where it stands alone; '04' must not tear '2004' apart.
  return value.length < 6 ? `(?<![\\p{L}\\p{N}])(?:${anySpelling})(?![\\p{L}\\p{N}])` : anySpelling;
}

const photoPatterns = [/data:[\w.+/-]{0,100}(?:;[\w=-]+)*,[^\s"']*/gi, /[A-Za-z0-9+/=]{200,}/g];

/** Gives a function that takes `values`, and anything that looks like a photo, out of a text. */
export function maskerFor(values: readonly string[]): (text: string) => string {
  const longestFirst = [...values].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((value) => new RegExp(patternOf(value), 'giu'));
  return (text) =>
    [...photoPatterns, ...patterns].reduce(
      (masked, pattern) => masked.replace(pattern, removedMark),
      text,
    );
}
