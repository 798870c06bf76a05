/** The earliest of the times at which something came; 0 stands for what has not come yet. */
export function oldestOf(...times: number[]): number {
  const known = times.filter((time) => time > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}
