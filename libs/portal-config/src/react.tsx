import { createContext, use, type ReactNode } from 'react';
import type { PortalConfig } from './portalConfig.ts';

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
 * The reference of the registration that the page is about, if it is known; mails to support
 * include it. Separate from the code that creates such mails, so that a page can paint before that
 * code has loaded.
 */
export const SupportReferenceContext = createContext<string | undefined>(undefined);
