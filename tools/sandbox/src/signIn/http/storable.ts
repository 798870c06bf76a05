/**
 * Maximum nesting depth of a body: more than real metadata needs, but safe for recursive functions.
 */
const maxDepth = 32;

/**
 * Returns whether Postgres can store the text. It cannot store NUL characters or lone surrogates.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Returns whether Postgres can store all texts and keys of a parsed body, and whether its nesting
 * is at most `maxDepth`.
 */
export function isStorable(body: unknown): boolean {
  // Iterates instead of recursing, because a few thousand levels would overflow the stack.
  const left = [{ value: body, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    if (depth > maxDepth) return false;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      left.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
