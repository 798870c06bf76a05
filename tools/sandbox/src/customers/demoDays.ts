/** Returns the given day of the month `monthsAgo` months ago as `YYYY-MM-DD`, never later than today. */
export function dayOfMonth(now: Date, monthsAgo: number, day: number): string {
  const last = monthsAgo === 0 ? now.getUTCDate() : 28;
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, Math.min(day, last));
  return new Date(month).toISOString().slice(0, 10);
}

/** Returns the day `days` days from now as `YYYY-MM-DD`. */
export function dayAhead(now: Date, days: number): string {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days);
  return new Date(day).toISOString().slice(0, 10);
}
