import { useMemo } from 'react';
import { usePortalConfig } from './react.tsx';
import { signInPolicyOf, type SignInPolicy } from './signInPolicy.ts';

/** What the settings demand of passwords and sessions; the standard profile as long as they are unknown. */
export function useSignInPolicy(): SignInPolicy {
  const config = usePortalConfig();
  return useMemo(() => signInPolicyOf(config), [config]);
}
