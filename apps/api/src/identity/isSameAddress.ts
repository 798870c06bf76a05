/** Whether two e-mail addresses are one for the sign-in service, which keeps them in lower case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
