import { providerNames } from '@bank-bonuses/portal-config/providers';
import type { SettingsReader } from './settingsReader.ts';

/** The sign-in methods in addition to the password and the authenticator app. */
export interface SignInMethods {
  /** Supabase's names of the sign-in providers on the login page, in the order of their buttons. */
  signInProviders: string[];
  /** Whether Settings offers codes by text message as a second step. */
  phoneFactors: boolean;
}

/** Reads `AUTH_PROVIDERS` and `AUTH_PHONE_FACTORS`. */
export function readSignInMethods({ text, addIssue }: SettingsReader): SignInMethods {
  const providers = text('AUTH_PROVIDERS')
    .split(',')
    .flatMap((name) => name.trim() || []);
  if (!providers.every((name) => Object.hasOwn(providerNames, name))) {
    const known = Object.keys(providerNames).join(', ');
    addIssue(`AUTH_PROVIDERS may name only these, separated by commas: ${known}`);
  }
  const phones = text('AUTH_PHONE_FACTORS') || 'false';
  if (!['true', 'false'].includes(phones)) addIssue('AUTH_PHONE_FACTORS must be true or false');
  return { signInProviders: [...new Set(providers)], phoneFactors: phones === 'true' };
}
