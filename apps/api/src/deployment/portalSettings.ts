import { parsePortalConfig, type PortalConfig } from '@bank-bonuses/portal-config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsReader } from './settingsReader.ts';

export type PortalSettings = { dir: string; config: PortalConfig } | undefined;

/** The portal is served when `PORTAL_DIR` names a built one. */
export function readPortal(
  { text, refuse }: SettingsReader,
  auth: { authUrl: string; authKey: string },
): PortalSettings {
  const dir = text('PORTAL_DIR');
  if (dir === '') return undefined;
  if (!existsSync(join(dir, 'index.html'))) {
    refuse('PORTAL_DIR holds no built portal: index.html is missing. Build it, or leave it unset');
  }
  const parsed = parsePortalConfig({
    ...auth,
    apiUrl: text('PORTAL_API_URL') || '/',
    supportEmail: text('SUPPORT_EMAIL'),
    termsUrl: text('TERMS_URL') || '#',
    privacyUrl: text('PRIVACY_URL') || '#',
    payment: {
      beneficiary: text('PAYMENT_BENEFICIARY'),
      bank: text('PAYMENT_BANK'),
      accountNumber: text('PAYMENT_ACCOUNT_NUMBER'),
      routingNumber: text('PAYMENT_ROUTING_NUMBER'),
      alternateRoutingNumber: text('PAYMENT_ALTERNATE_ROUTING_NUMBER'),
    },
  });
  if (parsed.ok) return { dir, config: parsed.config };
  for (const problem of parsed.problems) refuse(`The portal's settings: ${problem}`);
  return undefined;
}
