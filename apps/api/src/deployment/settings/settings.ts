import { z } from 'zod';
import { defaultTimeZone } from '../../db/index.ts';
import { cardProcessor } from './cardProcessor.ts';
import { mail } from './mail.ts';
import { portal } from './portal.ts';
import { signInVariables, supabase } from './signIn.ts';
import { storage } from './storage.ts';
import {
  decodeSettings,
  isOrigin,
  listOf,
  off,
  oneOf,
  variable,
  wholeNumber,
  type Variables,
} from './variables.ts';

/** All validated settings of a deployment. docs/environment-variables.md lists their names. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment; throws a `SettingsError` that names everything that is wrong. */
export function readSettings(env: Variables) {
  return decodeSettings(env, (variables) => ({
    environment: variable('NODE_ENV', environment),
    host: variable('HOST', host),
    port: variable('PORT', port.default(8080)),
    logLevel: variable('LOG_LEVEL', logLevel),
    ...storage(variables),
    supabase: supabase(variables),
    signIn: z.object(signInVariables(variables)),
    processor: cardProcessor(variables),
    mail: mail(variables),
    trustProxy: variable('TRUST_PROXY', trustedProxies),
    portalOrigins: variable('PORTAL_ORIGINS', origins),
    portal: portal(variables),
    /** Address of the metrics endpoint; disabled if `undefined`. */
    metrics: variables['METRICS_PORT'] === undefined ? off : metrics,
    /** Maximum number of concurrent requests in this process. */
    maxRequests: variable('MAX_REQUESTS', wholeNumber({ min: 1, max: 100_000 }).default(500)),
    /** Seconds for which a stopping process reports that it is not ready, before it stops listening. */
    drainSeconds: variable('DRAIN_SECONDS', wholeNumber({ min: 0, max: 60 }).default(0)),
    /** The provider's time zone, for example `America/New_York`. */
    timeZone: variable('TIME_ZONE', timeZone),
    // Validated at start, so that a wrong value is not first noticed in a nightly run.
    retentionDays: variable('RETENTION_DAYS', wholeNumber({ min: 1, max: 36_500 }).optional()),
  }));
}

const environment = oneOf(
  ['production', 'development', 'test'],
  '"production", or "development" / "test" for local use',
);

const host = z
  .string()
  .regex(/^[\w.:-]+$/, 'must be an address or a name')
  .default('127.0.0.1');

const port = wholeNumber({ min: 0, max: 65_535 });

const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default(
  'info',
);

const metrics = z
  .object({ METRICS_HOST: host, METRICS_PORT: port })
  .transform((env) => ({ host: env.METRICS_HOST, port: env.METRICS_PORT }));

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * The number of proxies, or their networks. Rejects `true` and networks that contain every address:
 * if every proxy were trusted, clients could choose the address that the rate limits use.
 */
const trustedProxies = z
  .string()
  .transform((text) => {
    if (text === 'false') return undefined;
    return /^\d+$/.test(text) ? Number(text) : listOf(text);
  })
  .refine(
    (proxies) =>
      !Array.isArray(proxies) ||
      proxies.every((each) => network.safeParse(each).success && !each.endsWith('/0')),
    'must be the number of proxies or a list of their addresses',
  )
  .optional();

const origins = z
  .string()
  .transform(listOf)
  .refine((all) => all.every(isOrigin), 'must list origins like https://portal.example.com')
  .default([]);

// Offsets such as +05:00 are rejected, since Postgres reads their sign the other way round.
const timeZone = z
  .string()
  .refine(
    (name) => /^[A-Za-z][\w+/-]*$/.test(name) && isKnownTimeZone(name),
    'must be a time zone like America/New_York',
  )
  .default(defaultTimeZone);

function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
