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
