import type { AccountSecurity, Auth, Factors, Providers } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { renderWithProviders, type RenderOptions } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { SecuritySection } from '../security/SecuritySection.tsx';

export interface SecurityOptions extends Omit<RenderOptions, 'auth'> {
  factors?: Partial<Factors>;
  accountSecurity?: Partial<AccountSecurity>;
  providers?: Partial<Providers>;
  renewAccessToken?: Auth['renewAccessToken'];
}

/** Opens the Security card as a signed-in customer, without the rest of Settings. */
export function openSecurity({
  factors = {},
  accountSecurity = {},
  providers = {},
  renewAccessToken,
  ...options
}: SecurityOptions = {}) {
  const auth = createFakeAuth({
    state: signedInAs(),
    factors,
    accountSecurity,
    providers,
    ...(renewAccessToken && { renewAccessToken }),
  });
  return { ...renderWithProviders(<SecuritySection />, { ...options, auth }), auth };
}

/** Returns queries for a part of the card. */
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** Returns queries for an open dialog. */
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
