/** Line breaks, control characters, and characters that change the text direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns a value on one line, so that it cannot start a paragraph or a header. */
export function oneLine(text: string): string {
  return text.replaceAll(unprintable, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * Matches a name: letters, with spaces, hyphens, apostrophes or periods between words. Excludes
 * digits, slashes and dots within a word, because mail programs turn such words into links.
 */
const likeAName = /^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]{1,2}\p{L}[\p{L}\p{M}]*\.?)*$/u;
const maxNameLength = 40;

/**
 * Returns 'Hello Alex,', or a greeting without the name: a stranger may register with another
 * person's address and choose any name.
 */
export function greeting(name: string | undefined): string {
  const known = oneLine(name ?? '');
  return known.length <= maxNameLength && likeAName.test(known) ? `Hello ${known},` : 'Hello,';
}

/** Returns the URL as a browser normalizes it. Throws for anything but an http(s) URL. */
export function webAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError('A mail can only link to a web address.');
  }
  return parsed.href;
}
