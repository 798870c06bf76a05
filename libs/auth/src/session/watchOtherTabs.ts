import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';

/**
 * Calls `onPossibleChange` when another tab may have changed the session: immediately while this
 * tab is running, and before the next paint when this tab is resumed or restored from the
 * back/forward cache.
 */
export function watchOtherTabs(onPossibleChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when all of storage was cleared.
    if (key === storageKey || key === null) onPossibleChange();
  });
  window.addEventListener('pageshow', onPossibleChange);
  window.addEventListener('focus', onPossibleChange);
  document.addEventListener('visibilitychange', onPossibleChange);
  document.addEventListener('resume', onPossibleChange);
}
