import { providerNames } from '@bank-bonuses/product/providers';
import type { SettingsReader } from './settingsReader.ts';

/** The sign-in methods in addition to the password and the authenticator app. */
export interface SignInMethods {
  /** Supabase's names of the sign-in providers on the login page, in the order of their buttons. */
  signInProviders: string[];
  /** Whether Settings offers codes by text message as a second step. */
  phoneFactors: boolean;
  /** Whether Settings offers to unlink a sign-in provider. */
  unlink: boolean;
}

/** Reads `AUTH_PROVIDERS`, `AUTH_PHONE_FACTORS` and `AUTH_UNLINK`. */
export function readSignInMethods({ text, addIssue }: SettingsReader): SignInMethods {
  const providers = text('AUTH_PROVIDERS')
    .split(',')
    .flatMap((name) => name.trim() || []);
  if (!providers.every((name) => Object.hasOwn(providerNames, name))) {
    const known = Object.keys(providerNames).join(', ');
    addIssue(`AUTH_PROVIDERS may name only these, separated by commas: ${known}`);
  }
  const isOn = (name: string) => {
    const value = text(name) || 'false';
    if (!['true', 'false'].includes(value)) addIssue(`${name} must be true or false`);
    return value === 'true';
  };
  return {
    signInProviders: [...new Set(providers)],
    phoneFactors: isOn('AUTH_PHONE_FACTORS'),
    unlink: isOn('AUTH_UNLINK'),
  };
}
