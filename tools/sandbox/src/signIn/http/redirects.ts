import type { SignInSettings } from '../settings.ts';

type RedirectSettings = Pick<SignInSettings, 'siteUrl' | 'redirectAllowList'>;

function parseUrl(value: string | undefined): URL | undefined {
  return value !== undefined && URL.canParse(value) ? new URL(value) : undefined;
}

function isLoopbackIp(hostname: string): boolean {
  return /^127(?:\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

function escapeForPattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function globToPattern(glob: string): RegExp {
  const pattern = glob
    .split('**')
    .map((part) => part.split('*').map(escapeForPattern).join('[^./]*'))
    .join('.*');
  return new RegExp(`^${pattern}$`);
}

function isAllowed(value: string | undefined, settings: RedirectSettings): value is string {
  const target = parseUrl(value);
  const site = new URL(settings.siteUrl);
  if (target === undefined || (target.protocol !== 'http:' && target.protocol !== 'https:')) {
    return false;
  }
  if (target.username !== '' || target.password !== '') return false;
  if (isLoopbackIp(target.hostname)) return true;
  if (target.protocol === site.protocol && target.hostname === site.hostname) {
    if (target.port === site.port || target.hostname === 'localhost') return true;
  }
  const withoutFragment = target.href.split('#', 1)[0] ?? '';
  return settings.redirectAllowList.some((glob) => globToPattern(glob).test(withoutFragment));
}

/**
 * Returns the redirect target after a mailed link: `wish` if it is allowed, otherwise the referrer
 * if it is allowed, otherwise the site URL.
 */
export function chooseRedirect(
  wish: string | undefined,
  referer: string | undefined,
  settings: RedirectSettings,
): string {
  if (isAllowed(wish, settings)) return wish;
  if (isAllowed(referer, settings)) return referer;
  return settings.siteUrl;
}

function sorted(parameters: Record<string, string>): URLSearchParams {
  const result = new URLSearchParams(parameters);
  result.sort();
  return result;
}

/**
 * Returns the target with the parameters merged into its query, sorted by name. Removes the
 * fragment.
 */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.searchParams.sort();
  url.hash = '';
  return url.href;
}

/** Returns the target with the parameters as its fragment. Replaces an existing fragment. */
export function withFragment(target: string, parameters: Record<string, string>): string {
  const url = new URL(target);
  url.hash = '';
  return `${url.href}#${sorted(parameters).toString()}`;
}

const errorNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Returns the target with the error in its fragment. For PKCE, the error is in the query too. */
export function withError(
  target: string,
  error: { status: number; code: string; message: string },
  isPkce: boolean,
): string {
  const parameters = {
    error: errorNames[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  };
  return withMessage(target, parameters, isPkce);
}

const deniedCodes = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/** Returns the target with the error in both query and fragment, with the error names of OAuth. */
export function withOAuthError(
  target: string,
  { status, code, message }: { status: number; code: string; message: string },
): string {
  const error = deniedCodes.includes(code) ? 'access_denied' : errorNames[status];
  const parameters = {
    error: error ?? 'server_error',
    error_code: code,
    error_description: message,
  };
  return withMessage(target, parameters, true);
}

/**
 * Returns the target with the given parameters in its fragment, and for PKCE in the query too. Like
 * GoTrue, appends an empty `sb` parameter to the fragment.
 */
export function withMessage(
  target: string,
  parameters: Record<string, string>,
  isPkce: boolean,
): string {
  const cleared = new URL(target);
  for (const name of ['error', 'error_code', 'error_description'])
    cleared.searchParams.delete(name);
  const base = isPkce ? withQuery(cleared.href, parameters) : cleared.href;
  return `${withFragment(base, parameters)}&sb=`;
}
