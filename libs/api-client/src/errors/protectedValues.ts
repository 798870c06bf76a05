/** Placeholder that replaces each protected value in a text. */
export const removedMark = '[removed]';

/**
 * Fields whose values never appear in an error text: the `x-protected-fields` of the contract (a
 * test compares both lists) and common names of credentials. Names are compared without case and
 * punctuation, so `cardNumber` matches `card_number`.
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

const maxDepth = 20;
const maxValueLength = 1000;

const normalizedName = (field: string) => field.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns whether a field contains a secret. Ignores case and punctuation in its name. */
export function isProtectedField(field: string): boolean {
  return protectedFields.has(normalizedName(field));
}

/** Returns all strings and numbers in protected fields, at any depth of `value`. */
export function collectProtectedValues(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown, isProtected: boolean, depth: number): void => {
    if (depth > maxDepth) return;
    if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) {
        visit(inner, isProtected || (!Array.isArray(part) && isProtectedField(key)), depth + 1);
      }
    } else if (isProtected && (typeof part === 'string' || typeof part === 'number')) {
      const text = String(part).trim();
      // Values of photos are too long to search for; `photoPatterns` matches them instead.
      if (text !== '' && text.length <= maxValueLength) found.add(text);
    }
  };
  visit(value, false, 0);
  return [...found];
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Returns patterns for the forms in which a server may repeat a value: unchanged, JSON-escaped and
 * URL-encoded.
 */
function spellings(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inUrl = encodeURIComponent(value.toWellFormed());
  return [...new Set([value, inJson, inUrl])].map(escapePattern);
}

function patternOf(value: string): string {
  const digits = value.replace(/[\s.-]/g, '');
  // A server may repeat a number with its digits grouped differently.
  if (/^\d{6,}$/.test(digits)) return digits.split('').join('[\\s.-]*');
  const anySpelling = spellings(value).join('|');
  // A short value is removed only as a whole word: '04' must not match inside '2004'.
  return value.length < 6 ? `(?<![\\p{L}\\p{N}])(?:${anySpelling})(?![\\p{L}\\p{N}])` : anySpelling;
}

const photoPatterns = [/data:[\w.+/-]{0,100}(?:;[\w=-]+)*,[^\s"']*/gi, /[A-Za-z0-9+/=]{200,}/g];

/** Returns a function that removes `values`, and everything that looks like a photo, from a text. */
export function maskerFor(values: readonly string[]): (text: string) => string {
  const longestFirst = [...values].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((value) => new RegExp(patternOf(value), 'giu'));
  return (text) =>
    [...photoPatterns, ...patterns].reduce(
      (masked, pattern) => masked.replace(pattern, removedMark),
      text,
    );
}
