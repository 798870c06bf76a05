import { isIP } from 'node:net';
import { defaultTimeZone } from '../../db/index.ts';
import { readAuthProfile, type AuthProfile } from './authProfile.ts';
import { readMail, type MailSettings } from './mailSettings.ts';
import { readPortal, type PortalSettings } from './portalSettings.ts';
import { readProcessor, type ProcessorSettings } from './processorSettings.ts';
import { isWebAddress, readAll, type Environment, type SettingsReader } from './settingsReader.ts';
import { readSignInMethods } from './signInMethods.ts';
import { readStorage, type StorageSettings } from './storageSettings.ts';
import { readSupabase, type SupabaseSettings } from './supabaseSettings.ts';

/** All validated settings of a deployment. docs/environment-variables.md lists their names. */
export interface Settings extends StorageSettings {
  host: string;
  port: number;
  logLevel: string;
  supabase: SupabaseSettings;
  /** Level of sign-in security. */
  authProfile: AuthProfile;
  processor: ProcessorSettings;
  mail: MailSettings;
  trustProxy: number | string[] | undefined;
  portalOrigins: string[];
  portal: PortalSettings;
  /** Address of the metrics endpoint; disabled if `undefined`. */
  metrics: { host: string; port: number } | undefined;
  /** Maximum number of concurrent requests in this process. */
  maxRequests: number;
  /** Seconds for which a stopping process reports that it is not ready, before it stops listening. */
  drainSeconds: number;
  /** The provider's time zone, for example `America/New_York`. */
  timeZone: string;
  /**
   * Days of retention for `remove-unfinished`. Validated at start, so that a wrong value is not
   * first noticed in a nightly run.
   */
  retentionDays: number;
}

/** Reads the environment; throws a `SettingsError` that names everything that is wrong. */
export function readSettings(env: Environment): Settings {
  return readAll(env, (reader) => {
    const { number } = reader;
    checkKind(reader);
    const supabase = readSupabase(reader);
    const profile = readAuthProfile(reader);
    const signInMethods = readSignInMethods(reader);
    return {
      host: readHost(reader, 'HOST'),
      port: number('PORT', { fallback: 8080, min: 0, max: 65_535 }),
      logLevel: readLogLevel(reader),
      ...readStorage(reader),
      supabase,
      authProfile: profile.authProfile,
      processor: readProcessor(reader),
      mail: readMail(reader),
      trustProxy: readTrustProxy(reader),
      portalOrigins: readOrigins(reader),
      portal: readPortal(reader, {
        authUrl: supabase.authUrl,
        authKey: supabase.publishableKey,
        ...profile,
        ...signInMethods,
      }),
      metrics: readMetrics(reader),
      maxRequests: number('MAX_REQUESTS', { fallback: 500, min: 1, max: 100_000 }),
      drainSeconds: number('DRAIN_SECONDS', { fallback: 0, min: 0, max: 60 }),
      timeZone: readTimeZone(reader),
      retentionDays: number('RETENTION_DAYS', { fallback: 30, min: 1, max: 36_500 }),
    };
  });
}

function checkKind({ needed, addIssue }: SettingsReader): void {
  const kinds = ['production', 'development', 'test'];
  const kind = needed('NODE_ENV', '"production", or "development" / "test" for local use');
  if (kind !== '' && !kinds.includes(kind)) addIssue(`NODE_ENV must be one of ${kinds.join(', ')}`);
}

function readLogLevel({ text, addIssue }: SettingsReader): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  const level = text('LOG_LEVEL') || 'info';
  if (!levels.includes(level)) addIssue(`LOG_LEVEL must be one of ${levels.join(', ')}`);
  return level;
}

/**
 * Reads `TRUST_PROXY`. Rejects `true`: if every proxy were trusted, clients could choose the
 * network address that the rate limits use.
 */
function readTrustProxy({ text, addIssue }: SettingsReader): Settings['trustProxy'] {
  const proxies = text('TRUST_PROXY');
  if (proxies === '' || proxies === 'false') return undefined;
  if (/^\d+$/.test(proxies)) return Number(proxies);
  const addresses = proxies.split(',').map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  addIssue('TRUST_PROXY must be the number of proxies or a list of their addresses');
  return undefined;
}

/**
 * Returns whether the text is an IP address or a CIDR network. Rejects `/0`, which contains every
 * address.
 */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

function readOrigins({ text, addIssue }: SettingsReader): string[] {
  const origins = text('PORTAL_ORIGINS')
    .split(',')
    .flatMap((origin) => origin.trim() || []);
  const isOrigin = (origin: string) => isWebAddress(origin) && new URL(origin).origin === origin;
  if (!origins.every(isOrigin)) {
    addIssue('PORTAL_ORIGINS must list origins like https://portal.example.com');
  }
  return origins;
}

function readTimeZone({ text, addIssue }: SettingsReader): string {
  const timeZone = text('TIME_ZONE') || defaultTimeZone;
  // Offsets such as +05:00 are rejected, since Postgres reads their sign the other way round.
  const isZone = /^[A-Za-z][\w+/-]*$/.test(timeZone) && isKnownTimeZone(timeZone);
  if (!isZone) addIssue('TIME_ZONE must be a time zone like America/New_York');
  return timeZone;
}

function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function readHost({ text, addIssue }: SettingsReader, name: string): string {
  const host = text(name) || '127.0.0.1';
  if (isIP(host) === 0 && !/^[\w.-]+$/.test(host)) addIssue(`${name} must be an address or a name`);
  return host;
}

function readMetrics(reader: SettingsReader): Settings['metrics'] {
  const { text, number } = reader;
  if (text('METRICS_PORT') === '') return undefined;
  const port = number('METRICS_PORT', { fallback: 9464, min: 0, max: 65_535 });
  return { host: readHost(reader, 'METRICS_HOST'), port };
}
