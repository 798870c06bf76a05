import { paths, requestedPageIn } from '@bank-bonuses/routes';

const storageKey = 'bank-bonuses.requested-page';

/** Keeps the page that was asked for while a provider has the tab: router state does not come back from there. */
export function keepRequestedPage(state: unknown): void {
  const page = requestedPageIn(state);
  try {
    if (page === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, page);
  } catch {
    // Where the browser stores nothing the way ends at Home.
  }
}

/** The page that was asked for before a provider had the tab, once; else Home. */
export function takeRequestedPage(): string {
  try {
    const from = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return requestedPageIn({ from }) ?? paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}
