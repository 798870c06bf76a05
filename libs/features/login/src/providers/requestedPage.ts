import { paths, requestedPageIn } from '@bank-bonuses/routes';

const storageKey = 'bank-bonuses.requested-page';

/** Stores the requested page while the provider has the tab: router state does not survive that. */
export function keepRequestedPage(state: unknown): void {
  const page = requestedPageIn(state);
  try {
    if (page === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, page);
  } catch {
    // Without browser storage the redirect leads to Home.
  }
}

/** Returns the requested page once, otherwise Home. */
export function takeRequestedPage(): string {
  try {
    const from = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return requestedPageIn({ from }) ?? paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}
