import { parsePortalConfig, type PortalConfig } from '@bank-bonuses/portal-config';
import { parseFieldKeys } from '../security/loadFieldKeys.ts';

/** Everything a deployment decides, checked. */
export interface Settings {
  host: string;
  port: number;
  logLevel: string;
  database: { databaseUrl: string } | { dataDir: string };
  documentsDir: string;
  fieldKeys: { json: string } | { file: string };
  supabase: { authUrl: string; secretKey: string; publishableKey: string; issuer?: string };
  trustProxy: number | string[] | undefined;
  portalOrigins: string[];
  portal: { dir: string; config: PortalConfig } | undefined;
}

/** Thrown with everything that is wrong at once, one line each; no value is repeated. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['The service cannot start:', ...problems.map((line) => `- ${line}`)].join('\n'));
    this.name = 'SettingsError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() ?? '';
  const needed = (name: string, what: string) => {
    if (text(name) === '') problems.push(`${name} is missing: ${what}`);
    return text(name);
  };

  const databaseUrl = text('DATABASE_URL');
  const database =
    databaseUrl === ''
      ? { dataDir: needed('DATA_DIR', 'a folder for the embedded database, or set DATABASE_URL') }
      : { databaseUrl };
  const authUrl = `${needed('SUPABASE_URL', 'the address of the Supabase project').replace(/\/+$/, '')}/auth/v1`;
  if (text('SUPABASE_URL') !== '' && !isWebAddress(authUrl)) {
    problems.push('SUPABASE_URL must be an http(s) address');
  }
  const publishableKey = needed('SUPABASE_PUBLISHABLE_KEY', "the project's publishable key");
  const issuer = text('SUPABASE_JWT_ISSUER');

  if (text('CARD_PROCESSOR') !== 'test') {
    problems.push('CARD_PROCESSOR is missing: "test" is the only one so far');
  } else if (env['NODE_ENV'] === 'production') {
    problems.push('CARD_PROCESSOR must not be "test" in production: it moves no money');
  }

  const settings: Settings = {
    host: text('HOST') || '127.0.0.1',
    port: readPort(text('PORT'), problems),
    logLevel: readLogLevel(text('LOG_LEVEL'), problems),
    database,
    documentsDir: needed('DOCUMENTS_DIR', 'a folder for the encrypted documents'),
    fieldKeys: readKeySource(text('FIELD_KEYS'), text('FIELD_KEYS_FILE'), problems),
    supabase: {
      authUrl,
      secretKey: needed('SUPABASE_SECRET_KEY', "the project's secret key"),
      publishableKey,
      ...(issuer && { issuer }),
    },
    trustProxy: readTrustProxy(text('TRUST_PROXY'), problems),
    portalOrigins: readOrigins(text('PORTAL_ORIGINS'), problems),
    portal: readPortal(text, { authUrl, authKey: publishableKey }, problems),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function readPort(text: string, problems: string[]): number {
  const port = text === '' ? 8080 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push('PORT must be a number from 0 to 65535');
  }
  return port;
}

function readLogLevel(text: string, problems: string[]): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  if (text !== '' && !levels.includes(text)) {
    problems.push(`LOG_LEVEL must be one of ${levels.join(', ')}`);
  }
  return text || 'info';
}

function readKeySource(json: string, file: string, problems: string[]): Settings['fieldKeys'] {
  if (json === '' && file === '') {
    problems.push('FIELD_KEYS is missing: the keys of protected values, or set FIELD_KEYS_FILE');
  }
  if (json === '') return { file };
  try {
    parseFieldKeys(json, 'FIELD_KEYS');
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { json };
}

/** Trusting everybody would let anybody choose the address they are counted under. */
function readTrustProxy(text: string, problems: string[]): Settings['trustProxy'] {
  if (text === '' || text === 'false') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every((address) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(address))) return addresses;
  problems.push('TRUST_PROXY must be the number of proxies or a list of their addresses');
  return undefined;
}

function readOrigins(text: string, problems: string[]): string[] {
  const origins = text.split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of origins) {
    if (!isWebAddress(origin) || new URL(origin).origin !== origin) {
      problems.push('PORTAL_ORIGINS must list origins like https://portal.example.com');
    }
  }
  return origins;
}

function readPortal(
  text: (name: string) => string,
  auth: { authUrl: string; authKey: string },
  problems: string[],
): Settings['portal'] {
  const dir = text('PORTAL_DIR');
  if (dir === '') return undefined;
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
  problems.push(...parsed.problems.map((problem) => `The portal's settings: ${problem}`));
  return undefined;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
