import { parsePortalConfig, type PortalConfig } from '@bank-bonuses/product/config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthProfileSettings } from './authProfile.ts';
import type { SettingsReader } from './settingsReader.ts';
import type { SignInMethods } from './signInMethods.ts';

export type PortalSettings = { dir: string; config: PortalConfig } | undefined;

/** The environment variable of each portal setting. */
const variables: Readonly<Record<string, string>> = {
  apiUrl: 'PORTAL_API_URL',
  termsUrl: 'TERMS_URL',
  privacyUrl: 'PRIVACY_URL',
};

/** Reads the portal's settings. The portal is served if `PORTAL_DIR` is set. */
export function readPortal(
  { text, addIssue }: SettingsReader,
  auth: { authUrl: string; authKey: string } & AuthProfileSettings & SignInMethods,
): PortalSettings {
  const dir = text('PORTAL_DIR');
  if (dir === '') return undefined;
  if (!existsSync(join(dir, 'index.html'))) {
    addIssue(
      'PORTAL_DIR contains no built portal: index.html is missing. Build the portal, or unset PORTAL_DIR',
    );
  }
  const supportEmail = text('SUPPORT_EMAIL');
  if (supportEmail !== '' && !/^[^\s@]+@[^\s@]+$/.test(supportEmail)) {
    addIssue('SUPPORT_EMAIL must be an address like help@example.com');
  }
  const parsed = parsePortalConfig({
    ...auth,
    apiUrl: text('PORTAL_API_URL') || '/',
    supportEmail,
    supportReplyTime: text('SUPPORT_REPLY_TIME'),
    taxFormsText: text('TAX_FORMS_TEXT'),
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
  for (const issue of parsed.errors) {
    const [field = '', ...rest] = issue.split(' ');
    // Skips the sign-in settings, whose issues were already added where they were read.
    if (!(field in auth)) addIssue([variables[field] ?? field, ...rest].join(' '));
  }
  return undefined;
}
