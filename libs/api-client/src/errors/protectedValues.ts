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

/** Longer values are photos and tokens; `longPatterns` matches them. */
const maxValueLength = 1000;

/** Returns whether a field contains a secret. Ignores case and punctuation in its name. */
export function isProtectedField(field: string): boolean {
  return protectedFields.has(field.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** Returns all strings and numbers in protected fields, at any depth of `value`. */
export function collectProtectedValues(value: unknown, isProtected = false): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) =>
      collectProtectedValues(part, isProtected || isProtectedField(key)),
    );
  }
  if (!isProtected || (typeof value !== 'string' && typeof value !== 'number')) return [];
  const text = String(value).trim();
  return text === '' || text.length > maxValueLength ? [] : [text];
}

/** Returns the forms in which a server may repeat a value: unchanged, JSON-escaped and URL-encoded. */
function spellingsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  return [...new Set([value, inJson, encodeURIComponent(value.toWellFormed())])];
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function patternOf(value: string): string {
  const digits = value.replace(/[\s.-]/g, '');
  // A server may repeat a number with its digits grouped differently.
  if (/^\d{6,}$/.test(digits)) return digits.split('').join('[\\s.-]*');
  const pattern = escapePattern(value);
  // A short value is removed only as a whole word: '04' must not match inside '2004'.
  return value.length < 6 ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
}

/** Match data URLs, and bare base64 and tokens. */
const longPatterns = [/data:[\w.+/-]{0,100}(?:;[\w=-]+)*,[^\s"']*/gi, /[\w+/=.-]{200,}/g];

/** Returns a function that removes `values`, and everything that looks like a photo or a token, from a text. */
export function maskerFor(values: readonly string[]): (text: string) => string {
  const longestFirst = values.flatMap(spellingsOf).sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((value) => new RegExp(patternOf(value), 'giu'));
  return (text) =>
    [...longPatterns, ...patterns].reduce(
      (masked, pattern) => masked.replace(pattern, removedMark),
      text,
    );
}
