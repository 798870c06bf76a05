const name = 'bank-bonuses.sidebar';

/** Lifetime of the cookie: seven days, in seconds. */
const lifetime = 604_800;

/** Returns whether the sidebar was open when it was last used. The default is open. */
export function readSidebarOpen(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${name}=collapsed`);
  } catch {
    return true;
  }
}

/** Stores for seven days whether the sidebar is open. */
export function rememberSidebarOpen(isOpen: boolean): void {
  const state = isOpen ? 'expanded' : 'collapsed';
  try {
    document.cookie = `${name}=${state}; path=/; max-age=${lifetime}; SameSite=Lax`;
  } catch {
    // Cookies are blocked: the sidebar is open on the next visit.
  }
}
