/** A day so many months ago as `YYYY-MM-DD`; in the current month never later than today. */
export function dayOfMonth(now: Date, monthsAgo: number, day: number): string {
  const last = monthsAgo === 0 ? now.getUTCDate() : 28;
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, Math.min(day, last));
  return new Date(month).toISOString().slice(0, 10);
}

/** A day so many days from now. */
export function dayAhead(now: Date, days: number): string {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days);
  return new Date(day).toISOString().slice(0, 10);
}
