import { useMemo } from 'react';
import { usePortalConfig } from './react.tsx';
import { signInPolicyOf, type SignInPolicy } from './signInPolicy.ts';

/**
 * Returns the policy for passwords and sessions; the standard profile until the settings are known.
 */
export function useSignInPolicy(): SignInPolicy {
  const config = usePortalConfig();
  return useMemo(() => signInPolicyOf(config), [config]);
}
