import { createContext, use, type ReactNode } from 'react';
import type { PortalConfig } from './portalConfig.ts';

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

/**
 * The reference of the registration that the page is about, where it knows one: every mail to support that is begun
 * there names it. Apart from what writes such mails, so that a page paints without that.
 */
export const SupportReferenceContext = createContext<string | undefined>(undefined);
