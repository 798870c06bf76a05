import {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  idleTimeoutBounds,
} from '@bank-bonuses/product/config';
import { providerNames } from '@bank-bonuses/product/providers';
import { z } from 'zod';
import {
  isTrue,
  isWebAddress,
  key,
  listOf,
  oneOf,
  serviceAddress,
  wholeNumber,
  type Variables,
} from './variables.ts';

const authProfile = oneOf(authProfiles).default('standard');

/** The variables of the Supabase project. */
export const supabaseVariables = (env: Variables) => ({
  SUPABASE_URL: serviceAddress(
    env,
    'the address of the Supabase project',
    'passwords are sent to it',
  ).refine(
    (url) => !/\/auth\/v1\/*$/.test(url),
    'must be the address of the project, without /auth/v1',
  ),
  SUPABASE_SECRET_KEY: key("the project's secret key (sb_secret_…)").refine(
    (secret) => !/^sb_publishable_/.test(secret) && secret !== env['SUPABASE_PUBLISHABLE_KEY'],
    'holds the publishable key',
  ),
  SUPABASE_PUBLISHABLE_KEY: key("the project's publishable key (sb_publishable_…)").refine(
    (text) => !/^sb_secret_/.test(text),
    'holds a secret key: it would be sent to every visitor',
  ),
});

/** Returns the address of Supabase Auth in a project. */
export const authUrlOf = (project: string) => `${project.replace(/\/+$/, '')}/auth/v1`;

export const supabase = (env: Variables) =>
  z
    .object({
      ...supabaseVariables(env),
      SUPABASE_JWT_ISSUER: z.string().refine(isWebAddress, 'must be an http(s) address').optional(),
      SESSION_CACHE_SECONDS: wholeNumber({ min: 0, max: 30 }).default(30),
    })
    .transform((values) => ({
      authUrl: authUrlOf(values.SUPABASE_URL),
      secretKey: values.SUPABASE_SECRET_KEY,
      publishableKey: values.SUPABASE_PUBLISHABLE_KEY,
      issuer: values.SUPABASE_JWT_ISSUER,
      /** Seconds for which the service caches that a session is active. */
      sessionCacheSeconds: values.SESSION_CACHE_SECONDS,
    }));

/** The variables about sign-in that the portal needs too. */
export const signInVariables = (env: Variables) => {
  const isHardened = env['AUTH_PROFILE'] === 'hardened';
  const { min, max } = idleTimeoutBounds;
  return {
    AUTH_PROFILE: authProfile,
    IDLE_TIMEOUT_SECONDS: z
      .string()
      .transform(Number)
      .refine(
        (seconds) =>
          (Number.isInteger(seconds) && seconds >= min && seconds <= max) ||
          (seconds === 0 && !isHardened),
        `must be a whole number from ${min} to ${max}, or 0 for never in the standard profile`,
      )
      .prefault(String(isHardened ? hardenedIdleTimeoutSeconds : 0)),
    AUTH_PROVIDERS: z
      .string()
      .transform((text) => [...new Set(listOf(text))])
      .refine(
        (names) => names.length > 0 && names.every((name) => Object.hasOwn(providerNames, name)),
        `may name only these, separated by commas: ${Object.keys(providerNames).join(', ')}`,
      )
      .optional(),
    AUTH_PHONE_FACTORS: isTrue,
    AUTH_UNLINK: isTrue,
  };
};
