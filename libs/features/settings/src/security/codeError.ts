/** What is wrong with a code that nobody has checked yet. */
export function codeError(digits: string): string | undefined {
  if (digits === '') return 'Please enter the code';
  return digits.length === 6 ? undefined : 'The code has 6 digits';
}
