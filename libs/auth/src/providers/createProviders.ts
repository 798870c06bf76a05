import { createIdentityCalls } from './createIdentityCalls.ts';
import { createProviderSignIn } from './createProviderSignIn.ts';
import type { ProvidersOptions } from './providersOptions.ts';
import type { Providers } from './types.ts';

/** Signing in through providers, and what is linked to the session that stands in storage. */
export function createProviders(options: ProvidersOptions): Providers {
  return { beginSignIn: createProviderSignIn(options), ...createIdentityCalls(options) };
}
