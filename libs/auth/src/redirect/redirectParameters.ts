import { isRecovery, providerQuery } from '@bank-bonuses/product/routes';

/** Purpose of a code in the URL: a new password (`recovery`) or a sign-in (`confirmation`). */
export type Purpose = 'recovery' | 'confirmation';

/** Parameters that a mail link or a provider added to the URL. */
export interface RedirectParameters {
  purpose: Purpose;
  /** The provider that redirected the visitor here. */
  provider: string | undefined;
  /** PKCE code, exchanged for a session with the verifier that this browser stored. */
  code: string | undefined;
  /** Token hash, which any browser can exchange for a session. */
  tokenHash: string | undefined;
  /**
   * The service's error code. The error text in the URL is ignored, because anyone can put a text
   * into a URL.
   */
  errorCode: string | undefined;
  /**
   * Whether the URL contains tokens of a flow that the portal does not use. They are also removed
   * from the URL.
   */
  hasForeignTokens: boolean;
}

const oneTimeNames = [
  'code',
  'token_hash',
  'sb_flow_id',
  'error',
  'error_code',
  'error_description',
] as const;

export function readRedirectParameters(href: string): RedirectParameters {
  const { searchParams, hash } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const find = (name: string) => searchParams.get(name) ?? fragment.get(name) ?? undefined;
  return {
    purpose: isRecovery(searchParams.toString()) ? 'recovery' : 'confirmation',
    provider: searchParams.get(providerQuery) ?? undefined,
    code: searchParams.get('code') ?? undefined,
    tokenHash: searchParams.get('token_hash') ?? undefined,
    errorCode: find('error_code') ?? find('error') ?? (find('error_description') && 'unknown'),
    hasForeignTokens: fragment.has('access_token') || fragment.has('refresh_token'),
  };
}

/**
 * Names of the parameters to remove from the fragment, including those of a flow that the portal
 * does not use.
 */
const fragmentNames = [...oneTimeNames, 'access_token', 'refresh_token', 'provider_token', 'sb'];

/** Removes one-time values from the URL and from the history entry. */
export function removeOneTimeValues(): void {
  const url = new URL(window.location.href);
  for (const name of oneTimeNames) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  if (fragmentNames.some((name) => fragment.has(name))) url.hash = '';
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
}
