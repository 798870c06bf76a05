export { IdentityUnavailableError, isSameAddress } from './identityProvider.ts';
export type { Authentication, Caller, IdentityProvider, IdentityUser } from './identityProvider.ts';
export { supabaseIdentity } from './supabaseIdentity.ts';
export type { SupabaseIdentityOptions } from './supabaseIdentity.ts';
export { isCanonicalToken } from './tokenVerifier.ts';
