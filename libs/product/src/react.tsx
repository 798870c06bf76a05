import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PortalConfig } from './config/portalConfig.ts';
import { sessionPolicyOf, type SessionPolicy } from './config/sessionPolicy.ts';
import { supportMailLink, type SupportMail } from './config/supportMail.ts';

const PortalConfigContext = createContext<PortalConfig | undefined>(undefined);

export interface PortalConfigProviderProps {
  /**
   * `undefined` while prerendering and during hydration, because the HTML is built before any
   * deployment.
   */
  config: PortalConfig | undefined;
  children: ReactNode;
}

export function PortalConfigProvider({ config, children }: PortalConfigProviderProps) {
  return <PortalConfigContext value={config}>{children}</PortalConfigContext>;
}

/**
 * Returns the runtime settings, or `undefined` while prerendering and during the first hydrating
 * render.
 */
export function usePortalConfig(): PortalConfig | undefined {
  return use(PortalConfigContext);
}

/**
 * Returns the policy for passwords and sessions; the standard profile until the settings are known.
 */
export function useSessionPolicy(): SessionPolicy {
  const config = usePortalConfig();
  return useMemo(() => sessionPolicyOf(config), [config]);
}

/**
 * The reference of the registration that the page is about, if it is known; mails to support
 * include it.
 */
export const SupportReferenceContext = createContext<string | undefined>(undefined);

/**
 * Returns a mailto link to support; `undefined` if no address is set, or while the settings are
 * unknown.
 */
export function useSupportMail({ reference, ...mail }: SupportMail): string | undefined {
  const known = use(SupportReferenceContext);
  return supportMailLink(usePortalConfig(), { ...mail, reference: reference ?? known });
}
