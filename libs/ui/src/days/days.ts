const dayMs = 86_400_000;

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** Returns the calendar day of `date` in the customer's time zone, as `YYYY-MM-DD`. */
export const localDay = (date = new Date()) =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;

/**
 * Returns the number of calendar days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier,
 * `NaN` when one of them is not a day. Both are read in UTC, where every day has 24 hours.
 */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;
