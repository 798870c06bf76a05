import { isRecovery, paths } from '@bank-bonuses/routes';

/** Returns the name of a prerendered page. /reset-password has a second one for its recovery mode. */
export function pageName({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.resetPassword && isRecovery(search) ? `${pathname}#recovery` : pathname;
}
