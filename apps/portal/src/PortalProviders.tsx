import { AuthProvider, type Auth } from '@bank-bonuses/auth';
import { HelpLink } from '@bank-bonuses/dialogs/help';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { PortalConfigProvider } from '@bank-bonuses/product/react';
import { PublicPageFoot } from '@bank-bonuses/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { RootErrorBoundary } from './pages/RootErrorBoundary.tsx';

export interface PortalProvidersProps {
  auth: Auth;
  /** The portal's settings; `undefined` while prerendering. */
  config?: PortalConfig;
  children: ReactNode;
}

/** Renders the providers around every screen, in the browser and while prerendering. */
export function PortalProviders({ auth, config, children }: PortalProvidersProps) {
  // The HTML is built before the deployment's settings are known, so hydration must start without
  // settings.
  const knownConfig = useSyncExternalStore(
    neverChanges,
    () => config,
    () => undefined,
  );
  return (
    <RootErrorBoundary>
      <PortalConfigProvider config={knownConfig}>
        <AuthProvider auth={auth}>
          <PublicPageFoot footer={<HelpLink />}>{children}</PublicPageFoot>
        </AuthProvider>
      </PortalConfigProvider>
    </RootErrorBoundary>
  );
}

const neverChanges = () => () => undefined;
