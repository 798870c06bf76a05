/** Bytes of JavaScript (brotli) that a page's first view may fetch. */
export interface Budget {
  page: string;
  limit: number;
}

export interface Weighed extends Budget {
  bytes: number;
}

const kilobyte = 1000;
export const publicPageLimit = 90 * kilobyte;
export const registrationLimit = 103 * kilobyte;
export const homeLimit = 182 * kilobyte;

/** One line per page, and one sentence for each page that has outgrown its budget. */
export function judge(pages: Weighed[]): { lines: string[]; excesses: string[] } {
  const lines = pages.map(({ page, bytes, limit }) => {
    const verdict = bytes > limit ? 'TOO HEAVY' : 'ok';
    return `${page.padEnd(24)} ${inKilobytes(bytes)} of ${inKilobytes(limit)} KB of JavaScript  ${verdict}`;
  });
  const excesses = pages
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, bytes, limit }) =>
        `${page} has ${bytes} bytes of JavaScript (brotli), its budget is ${limit} (scripts/budgets.ts).`,
    );
  return { lines, excesses };
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
