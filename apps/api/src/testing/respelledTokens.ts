const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns other spellings that a lenient decoder reads as the same token. */
export function respelledTokens(token: string): string[] {
  const last = alphabet.indexOf(token.slice(-1));
  // Changes a bit that decoders ignore: in the last character of a 64-byte signature, only the
  // first two bits are used.
  const other = alphabet.charAt(last ^ 1);
  const [head = '', claims = '', signature = ''] = token.split('.');
  return [
    `${token}=`,
    `${token}==`,
    `${token.slice(0, -1)}${other}`,
    [head, `${claims}=`, signature].join('.'),
    [`${head}==`, claims, signature].join('.'),
  ];
}
