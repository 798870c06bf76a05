import { isRecovery, providerQuery } from '@bank-bonuses/routes';
import type { Purpose } from '../session/authStorage.ts';

/** What a mail link, or a provider that the visitor comes back from, has put into the address. */
export interface RedirectParameters {
  purpose: Purpose;
  /** The provider that the visitor comes back from. */
  provider: string | undefined;
  /** To be exchanged for a session, with the verifier that this browser kept. */
  code: string | undefined;
  /** Can be exchanged in any browser. */
  tokenHash: string | undefined;
  /** The service's error code. Its text is ignored: anybody can put words into an address. */
  errorCode: string | undefined;
  /** Tokens of a flow that the portal does not use; they must leave the address all the same. */
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

/** Besides these, what a flow leaves in the fragment that the portal does not use. */
const fragmentNames = [...oneTimeNames, 'access_token', 'refresh_token', 'provider_token', 'sb'];

/** Takes everything that works only once out of the address, and out of the history entry. */
export function removeOneTimeValues(): void {
  const url = new URL(window.location.href);
  for (const name of oneTimeNames) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  if (fragmentNames.some((name) => fragment.has(name))) url.hash = '';
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
}
