import { createIdentityCalls } from './createIdentityCalls.ts';
import { createProviderSignIn } from './createProviderSignIn.ts';
import type { ProvidersOptions } from './providersOptions.ts';
import type { Providers } from './types.ts';

/** Creates the calls for provider sign-in and for the customer's linked sign-ins. */
export function createProviders(options: ProvidersOptions): Providers {
  return { beginSignIn: createProviderSignIn(options), ...createIdentityCalls(options) };
}
