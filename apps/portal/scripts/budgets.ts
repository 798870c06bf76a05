import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';

/** The budget for the scripts of a page's first view. */
export interface Budget {
  /** Compressed bytes (brotli), including the inline script. */
  bytes: number;
  /** Number of files, without the inline script. */
  files: number;
}

export interface Weighed extends Budget {
  page: string;
  budget: Budget;
}

const kilobyte = 1000;
const { publicPages, home } = performanceBudgets;
export const publicPageBudget = budgetOf(publicPages['/login']);
export const registrationBudget = budgetOf(publicPages['/register']);
export const homeBudget = budgetOf(home);

function budgetOf({
  scriptBytes,
  scriptFiles,
}: {
  scriptBytes: number;
  scriptFiles: number;
}): Budget {
  return { bytes: scriptBytes, files: scriptFiles };
}
/** Returns one line per page, and one sentence for each page that exceeds its budget. */
export function judge(pages: Weighed[]): { lines: string[]; excesses: string[] } {
  const lines = pages.map((weighed) => {
    const { page, bytes, files, budget } = weighed;
    const inAll = `${inKilobytes(bytes)} of ${inKilobytes(budget.bytes)} KB of JavaScript`;
    const verdict = isTooHeavy(weighed) ? 'TOO HEAVY' : 'ok';
    return `${page.padEnd(24)} ${inAll} in ${files} of ${budget.files} files  ${verdict}`;
  });
  const excesses = pages
    .filter(isTooHeavy)
    .map(
      ({ page, bytes, files, budget }) =>
        `${page} has ${bytes} bytes of JavaScript (brotli) in ${files} files, its budget is ${budget.bytes} in ${budget.files} (performanceBudgets.ts).`,
    );
  return { lines, excesses };
}

const isTooHeavy = ({ bytes, files, budget }: Weighed) =>
  bytes > budget.bytes || files > budget.files;

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
