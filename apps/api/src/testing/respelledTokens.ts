const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns other texts that a lenient decoder reads as the same token. */
export function respelledTokens(token: string): string[] {
  const last = alphabet.indexOf(token.slice(-1));
  // Of the last character of 64 bytes only the first two bits count.
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
