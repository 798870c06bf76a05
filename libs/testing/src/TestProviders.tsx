import type { ApiClient } from '@bank-bonuses/api-client';
import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { AuthProvider, type Auth } from '@bank-bonuses/auth';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { PortalConfigProvider } from '@bank-bonuses/product/react';
import { ToastProvider } from '@bank-bonuses/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from './createQueryClient.ts';
import { usePageClient } from './usePageClient.ts';

/** Settings as a deployment might have them; every value is fictional. */
export const testConfig: PortalConfig = {
  apiUrl: '/',
  authUrl: '/auth/v1',
  authKey: 'sb_publishable_test',
  supportEmail: 'support@example.com',
  termsUrl: '#',
  privacyUrl: '#',
  payment: {
    beneficiary: 'Example Bonuses LLC',
    bank: 'Example Bank',
    accountNumber: '000123456789',
    routingNumber: '000000000',
    alternateRoutingNumber: '000000001',
  },
};

export interface TestProvidersProps {
  /** @default a fake session that is signed out */
  auth?: Auth;
  /**
   * @default a real client that calls the page's own origin, where msw responds; it sends nothing
   * after the page is unmounted
   */
  client?: ApiClient;
  /** @default testConfig */
  config?: PortalConfig | undefined;
  /** @default an empty query client with the product's options */
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Renders the providers that the shell renders around every screen. Tests can replace each one. */
export function TestProviders(props: TestProvidersProps) {
  const [auth] = useState(() => props.auth ?? createFakeAuth());
  const pageClient = usePageClient(auth);
  const [client] = useState(() => props.client ?? pageClient);
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient());
  return (
    <PortalConfigProvider config={'config' in props ? props.config : testConfig}>
      <AuthProvider auth={auth}>
        <QueryClientProvider client={queryClient}>
          <ApiClientProvider client={client}>
            <ToastProvider>{props.children}</ToastProvider>
          </ApiClientProvider>
        </QueryClientProvider>
      </AuthProvider>
    </PortalConfigProvider>
  );
}
