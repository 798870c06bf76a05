import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PortalConfig } from './portalConfig.ts';
import { signInPolicyOf, type SignInPolicy } from './signInPolicy.ts';

const PortalConfigContext = createContext<PortalConfig | undefined>(undefined);

export interface PortalConfigProviderProps {
  /** Absent while prerendering and during hydration: the HTML is built before any deployment. */
  config: PortalConfig | undefined;
  children: ReactNode;
}

export function PortalConfigProvider({ config, children }: PortalConfigProviderProps) {
  return <PortalConfigContext value={config}>{children}</PortalConfigContext>;
}

/** The runtime settings, or `undefined` while prerendering and during the first hydrating render. */
export function usePortalConfig(): PortalConfig | undefined {
  return use(PortalConfigContext);
}

/** What the settings demand of passwords and sessions; the standard profile as long as they are unknown. */
export function useSignInPolicy(): SignInPolicy {
  const config = usePortalConfig();
  return useMemo(() => signInPolicyOf(config), [config]);
}
