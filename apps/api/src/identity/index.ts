export { IdentityUnavailableError, isSameAddress } from './identityProvider.ts';
export type { IdentityProvider } from './identityProvider.ts';
export { supabaseIdentity } from './supabaseIdentity.ts';
