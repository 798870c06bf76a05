/** What is wrong with a code that nobody has checked yet. */
export function codeError(digits: string): string | undefined {
  return /^\d{6}$/.test(digits) ? undefined : 'Please enter the 6 digits of the code';
}
