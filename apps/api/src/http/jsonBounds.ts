/**
 * Maximum number of tokens: few enough for checks whose cost is quadratic. A registration with four
 * photos has about 300.
 */
const maxTokens = 5000;
const maxDepth = 32;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Returns whether JSON text has at most 5,000 tokens (strings and structural characters `{}[],:`)
 * and 32 levels. Scans the bytes instead of parsing: `JSON.parse` would block the event loop for
 * seconds on 10 MB of small keys. Malformed text may pass, since the parser rejects it later.
 */
export function isWithinJsonBounds(text: Buffer): boolean {
  let tokens = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case quote:
        at = endOfString(text, at + 1);
        break;
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x2c: // ,
      case 0x3a: // :
        break;
      default:
        continue;
    }
    tokens += 1;
    if (tokens > maxTokens || depth > maxDepth) return false;
  }
  return true;
}

/** Returns the index of the closing quote, or the length where there is none. */
function endOfString(text: Buffer, start: number): number {
  // Uses the native search, which is ten times as fast: most of a registration is base64, which has
  // no escapes.
  const end = text.indexOf(quote, start);
  if (end === -1) return text.length;
  if (text[end - 1] !== backslash) return end;
  let at = start;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}
