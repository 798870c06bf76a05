/** Every URL path of the portal. No other code contains a path. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  authCallback: '/auth/callback',
  dashboard: '/dashboard',
  bonuses: '/bonuses',
  accounts: '/accounts',
  settings: '/settings',
} as const;

/** Pages for visitors without a session; each is prerendered to its own HTML. */
export const publicPages = [paths.login, paths.register, paths.resetPassword] as const;

/** Pages behind the guard, in the order of the sidebar. */
export const signedInPages = [
  paths.dashboard,
  paths.accounts,
  paths.bonuses,
  paths.settings,
] as const;

export type SignedInPath = (typeof signedInPages)[number];

/** Returns whether a path (without query and fragment) is that of a page behind the guard. */
export function isSignedInPath(path: string): path is SignedInPath {
  return (signedInPages as readonly string[]).includes(path);
}

/** The query parameter that selects the mode of /reset-password in which a new password is set. */
export const recoveryQuery = { name: 'type', value: 'recovery' } as const;

/**
 * Returns whether a query string (with or without `?`) selects the mode of /reset-password in which
 * a new password is set.
 */
export function isRecovery(search: string): boolean {
  return new URLSearchParams(search).get(recoveryQuery.name) === recoveryQuery.value;
}

/**
 * Returns the name of the HTML file in the built portal that shows the right content of a URL before
 * any script runs: a prerendered public page, or the shell.
 */
export function htmlFileOf({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.resetPassword && isRecovery(search)) return 'set-new-password.html';
  return (publicPages as readonly string[]).includes(path) ? `${path.slice(1)}.html` : 'index.html';
}

/** The query parameter of /auth/callback that names the provider of the redirect. */
export const providerQuery = 'provider';

/** Returns a text of a router state, which survives reloads and is not trusted. */
function textIn(state: unknown, name: string): string | undefined {
  const value = (state as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the page that a redirected visitor had requested, from a router state. */
export function requestedPageIn(state: unknown): SignedInPath | undefined {
  const from = textIn(state, 'from') ?? '';
  return isSignedInPath(from) ? from : undefined;
}

/**
 * Router state in which the public pages pass on the typed email address, so that it is never in a
 * URL.
 */
export interface TypedEmail {
  email: string;
}

/** Returns the email address in a router state; `''` if there is none. */
export const typedEmailIn = (state: unknown): string => textIn(state, 'email') ?? '';

/** Router state with which a link to Bonuses names the requirement of one bonus. */
export interface DueRequirement {
  bank: string;
  requirement: string;
}

/** Returns the requirement in a router state. */
export function dueRequirementIn(state: unknown): DueRequirement | undefined {
  const [bank, requirement] = [textIn(state, 'bank'), textIn(state, 'requirement')];
  return bank !== undefined && requirement !== undefined ? { bank, requirement } : undefined;
}
