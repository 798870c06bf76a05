/** Deeper than any data that a person's account carries, and shallow enough for whatever walks over it later. */
const maxDepth = 32;

/** Postgres knows no NUL, and half of a surrogate pair is no character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Whether a parsed body can be stored and read as it is: its texts, its keys, and how deeply it nests. */
export function isStorable(body: unknown): boolean {
  // A list and no recursion: some thousand levels would overflow the stack.
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
