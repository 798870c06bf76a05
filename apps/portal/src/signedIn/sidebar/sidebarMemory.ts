const name = 'bank-bonuses.sidebar';

/** Seven days, in seconds. */
const lifetime = 604_800;

/** The state for this page if cookies are blocked. */
let chosen = true;

/** Whether the sidebar was open when it was last used. The default is open. */
export function readSidebarOpen(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${name}=collapsed`);
  } catch {
    return chosen;
  }
}

/** Remembers for seven days whether the sidebar is open. */
export function rememberSidebarOpen(isOpen: boolean): void {
  chosen = isOpen;
  const state = isOpen ? 'expanded' : 'collapsed';
  try {
    document.cookie = `${name}=${state}; path=/; max-age=${lifetime}; SameSite=Lax`;
  } catch {
    // Cookies are blocked: `chosen` applies to this page.
  }
}
