import { isLink, isServiceUrl, type PortalConfig } from '@bank-bonuses/product/config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { authUrlOf, signInVariables, supabaseVariables } from './signIn.ts';
import { off, optionalText, type Variables } from './variables.ts';

const text = z.string().default('');
const link = z.string().refine(isLink, 'must be an http(s) address, a path or #').default('#');

/** The portal's settings. The portal is served if `PORTAL_DIR` is set. */
export const portal = (env: Variables) =>
  env['PORTAL_DIR'] === undefined ? off : servedPortal(env);

const servedPortal = (env: Variables) =>
  z
    .object({
      ...supabaseVariables(env),
      ...signInVariables(env),
      PORTAL_DIR: z
        .string()
        .refine(
          (dir) => existsSync(join(dir, 'index.html')),
          'contains no built portal: index.html is missing. Build the portal, or unset PORTAL_DIR',
        ),
      PORTAL_API_URL: z
        .string()
        .refine(isServiceUrl, 'must be an http(s) address or start with /')
        .default('/'),
      SUPPORT_EMAIL: z
        .string()
        .regex(/^[^\s@]+@[^\s@]+$/, 'must be an address like help@example.com')
        .default(''),
      SUPPORT_REPLY_TIME: optionalText,
      TAX_FORMS_TEXT: optionalText,
      TERMS_URL: link,
      PRIVACY_URL: link,
      PAYMENT_BENEFICIARY: text,
      PAYMENT_BANK: text,
      PAYMENT_ACCOUNT_NUMBER: text,
      PAYMENT_ROUTING_NUMBER: text,
      PAYMENT_ALTERNATE_ROUTING_NUMBER: text,
    })
    .transform((values) => {
      const config: PortalConfig = {
        apiUrl: values.PORTAL_API_URL,
        authUrl: authUrlOf(values.SUPABASE_URL),
        authKey: values.SUPABASE_PUBLISHABLE_KEY,
        supportEmail: values.SUPPORT_EMAIL,
        supportReplyTime: values.SUPPORT_REPLY_TIME,
        taxFormsText: values.TAX_FORMS_TEXT,
        termsUrl: values.TERMS_URL,
        privacyUrl: values.PRIVACY_URL,
        payment: {
          beneficiary: values.PAYMENT_BENEFICIARY,
          bank: values.PAYMENT_BANK,
          accountNumber: values.PAYMENT_ACCOUNT_NUMBER,
          routingNumber: values.PAYMENT_ROUTING_NUMBER,
          alternateRoutingNumber: values.PAYMENT_ALTERNATE_ROUTING_NUMBER,
        },
        authProfile: values.AUTH_PROFILE,
        idleTimeoutSeconds: values.IDLE_TIMEOUT_SECONDS || undefined,
        signInProviders: values.AUTH_PROVIDERS,
        phoneFactors: values.AUTH_PHONE_FACTORS,
        unlink: values.AUTH_UNLINK,
      };
      return { dir: values.PORTAL_DIR, config };
    });
