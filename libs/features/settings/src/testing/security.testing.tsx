import { handlers } from '@bank-bonuses/api-client/testing';
import type { AccountSecurity, Auth, Factors, Providers } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { mockClient, type RenderOptions } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { openSettings } from './settings.testing.tsx';

interface Options extends Omit<RenderOptions, 'auth' | 'client'> {
  factors?: Partial<Factors>;
  accountSecurity?: Partial<AccountSecurity>;
  providers?: Partial<Providers>;
  renewAccessToken?: Auth['renewAccessToken'];
}

/** Opens Settings, and waits until the Security card has loaded. */
export async function openSecurity({
  factors,
  accountSecurity,
  providers,
  renewAccessToken,
  ...options
}: Options = {}) {
  const auth = createFakeAuth({
    state: signedInAs(),
    ...(factors && { factors }),
    ...(accountSecurity && { accountSecurity }),
    ...(providers && { providers }),
    ...(renewAccessToken && { renewAccessToken }),
  });
  const page = openSettings({ ...options, auth, client: mockClient(...handlers) });
  await screen.findByRole('region', { name: /^(Authenticator apps|Second step)$/ });
  return { ...page, auth };
}

export const part = (name: string) => within(screen.getByRole('region', { name }));

export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
