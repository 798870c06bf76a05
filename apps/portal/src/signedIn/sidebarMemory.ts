const name = 'bank-bonuses.sidebar';

/** Seven days, in seconds. */
const lifetime = 604_800;

/** Whether the sidebar was open when it was last used here; open where nothing is remembered. */
export function readSidebarOpen(): boolean {
  return !document.cookie.split('; ').includes(`${name}=collapsed`);
}

/** Remembers for seven days whether the sidebar is open. */
export function rememberSidebarOpen(isOpen: boolean): void {
  const state = isOpen ? 'expanded' : 'collapsed';
  document.cookie = `${name}=${state}; path=/; max-age=${lifetime}; SameSite=Lax`;
}
