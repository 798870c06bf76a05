import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';

/**
 * Calls back when another tab may have changed the session: at once while this one runs, and when it
 * comes back from being frozen or from the history, before it paints again.
 */
export function watchOtherTabs(onPossibleChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // No key means that everything was cleared.
    if (key === storageKey || key === null) onPossibleChange();
  });
  window.addEventListener('pageshow', onPossibleChange);
  window.addEventListener('focus', onPossibleChange);
  document.addEventListener('visibilitychange', onPossibleChange);
  document.addEventListener('resume', onPossibleChange);
}
