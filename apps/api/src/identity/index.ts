export { IdentityUnavailableError, isSameAddress } from './identityProvider.ts';
export type { Authentication, IdentityProvider } from './identityProvider.ts';
export { supabaseIdentity } from './supabaseIdentity.ts';
