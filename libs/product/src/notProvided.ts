/** Shown in place of a value that the service does not send. */
export const notProvided = 'Not provided';

/** Returns the value as shown, or 'Not provided' if it is missing or blank. */
export function orNotProvided<Value, Shown = Value>(
  value: Value | null | undefined,
  show: (value: Value) => Shown | Value = (given) => given,
): Shown | Value | typeof notProvided {
  const isEmpty = value === undefined || value === null || String(value).trim() === '';
  return isEmpty ? notProvided : show(value);
}
