/**
 * Whether a token is written in the one way in which its signer writes it. Decoders pass over padding and
 * over the bits beyond the last byte, so one session would have many tokens, each unknown to whatever
 * remembers tokens.
 */
export function isCanonicalToken(token: string): boolean {
  const parts = token.split('.');
  return (
    parts.length === 3 &&
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}
