/** Bytes of JavaScript (brotli) that a page's first view may fetch. */
export interface Budget {
  page: string;
  limit: number;
}

export interface Weighed extends Budget {
  bytes: number;
}

export const kilobyte = 1000;
export const publicPageLimit = 125 * kilobyte;
export const homeLimit = 215 * kilobyte;

/** One line per page, and whether all of them keep to their budget. */
export function judge(pages: Weighed[]): { ok: boolean; lines: string[] } {
  const lines = pages.map(({ page, bytes, limit }) => {
    const verdict = bytes > limit ? 'TOO HEAVY' : 'ok';
    return `${page.padEnd(24)} ${inKilobytes(bytes)} of ${inKilobytes(limit)} KB of JavaScript  ${verdict}`;
  });
  return { ok: pages.every(({ bytes, limit }) => bytes <= limit), lines };
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
