import { paths, requestedPageIn } from '@bank-bonuses/product/routes';

const storageKey = 'bank-bonuses.requested-page';

/**
 * Stores the requested page in session storage during the redirect to the provider, because router
 * state is lost when the browser leaves the portal.
 */
export function keepRequestedPage(state: unknown): void {
  const page = requestedPageIn(state);
  try {
    if (page === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, page);
  } catch {
    // If storage is blocked, the customer sees Home after logging in.
  }
}

/** Returns the requested page and removes it from storage. The default is Home. */
export function takeRequestedPage(): string {
  try {
    const from = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return requestedPageIn({ from }) ?? paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}
