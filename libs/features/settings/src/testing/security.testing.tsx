import { handlers } from '@bank-bonuses/api-client/testing';
import type { AccountSecurity, Auth, Factor, Factors, Providers } from '@bank-bonuses/auth';
import { createFakeAuth, fakeFactor, signedInAs } from '@bank-bonuses/auth/testing';
import { mockClient, type RenderOptions } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { openSettings } from './settings.testing.tsx';

/** An authenticator app in addition to {@link fakeFactor}. */
export const tablet: Factor = {
  ...fakeFactor,
  id: '00000000-0000-4000-8000-0000000000f3',
  name: 'Tablet',
  createdAt: '2026-02-10T09:00:00Z',
};

/** A phone that receives codes by text message. */
export const phone: Factor = {
  ...fakeFactor,
  id: '00000000-0000-4000-8000-0000000000f4',
  kind: 'phone',
  name: undefined,
  phone: '15550100123',
};

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

/**
 * Returns a promise with its `resolve` and `reject` functions, so that a test decides when it
 * settles.
 */
export const later = <Value = void,>() => Promise.withResolvers<Value>();
