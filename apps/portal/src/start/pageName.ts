import { isRecovery, paths } from '@bank-bonuses/routes';

/**
 * Returns the name of the prerendered page for a URL. /reset-password has two pages: one for
 * requesting a link, and one for recovery.
 */
export function pageName({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.resetPassword && isRecovery(search) ? `${pathname}#recovery` : pathname;
}
