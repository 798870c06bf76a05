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

/** True for the path (no query, no fragment) of a page behind the guard. */
export function isSignedInPath(path: string): path is SignedInPath {
  return (signedInPages as readonly string[]).includes(path);
}

/** The query parameter that selects the second mode of /reset-password. */
export const recoveryQuery = { name: 'type', value: 'recovery' } as const;

/**
 * Returns whether a query string (with or without `?`) selects the second mode of /reset-password.
 */
export function isRecovery(search: string): boolean {
  return new URLSearchParams(search).get(recoveryQuery.name) === recoveryQuery.value;
}

/** The query parameter of /auth/callback that names the provider of the redirect. */
export const providerQuery = 'provider';

/**
 * Returns the requested page of a redirected visitor from a router state, whose origin is not
 * trusted.
 */
export function requestedPageIn(state: unknown): SignedInPath | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && isSignedInPath(from) ? from : undefined;
}

/** Router state that the public pages pass on, so that an address is never in a URL. */
export interface TypedEmail {
  email: string;
}

/**
 * Returns the email address in a router state, which survives reloads and is not trusted; `''` for
 * none.
 */
export function typedEmailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
