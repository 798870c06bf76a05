/** Everything but the last four of nine digits; of fewer digits, everything. The dashes stay. */
export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/\D/g, '').length;
  const shown = digits === 9 ? 4 : 0;
  let at = 0;
  return ssn.replace(/\d/g, (digit) => {
    at += 1;
    return at > digits - shown ? digit : '•';
  });
}
