import { isPrivateAddress, isWebAddress, type SettingsReader } from './settingsReader.ts';

export interface SupabaseSettings {
  authUrl: string;
  secretKey: string;
  publishableKey: string;
  issuer?: string;
  /** Seconds for which the service caches that a session is active. */
  sessionCacheSeconds: number;
}

export function readSupabase({
  text,
  needed,
  number,
  addIssue,
  isProduction,
}: SettingsReader): SupabaseSettings {
  const project = needed('SUPABASE_URL', 'the address of the Supabase project');
  if (project !== '' && !isWebAddress(project)) {
    addIssue('SUPABASE_URL must be an http(s) address');
  } else if (project !== '' && /\/auth\/v1\/*$/.test(project)) {
    addIssue('SUPABASE_URL must be the address of the project, without /auth/v1');
  } else if (project !== '' && isProduction && !isPrivateAddress(project)) {
    addIssue('SUPABASE_URL must be an https address in production: passwords are sent to it');
  }
  const secretKey = needed('SUPABASE_SECRET_KEY', "the project's secret key (sb_secret_…)");
  const publishableKey = needed(
    'SUPABASE_PUBLISHABLE_KEY',
    "the project's publishable key (sb_publishable_…)",
  );
  if (secretKey !== '' && (secretKey === publishableKey || /^sb_publishable_/.test(secretKey))) {
    addIssue('SUPABASE_SECRET_KEY holds the publishable key');
  }
  if (/^sb_secret_/.test(publishableKey)) {
    addIssue('SUPABASE_PUBLISHABLE_KEY holds a secret key: it would be sent to every visitor');
  }
  const keys = { SUPABASE_SECRET_KEY: secretKey, SUPABASE_PUBLISHABLE_KEY: publishableKey };
  for (const [name, key] of Object.entries(keys)) {
    if (/\s/.test(key)) addIssue(`${name} must not contain white space`);
  }
  const sessionCacheSeconds = number('SESSION_CACHE_SECONDS', {
    fallback: 30,
    min: 0,
    max: 30,
  });
  const issuer = text('SUPABASE_JWT_ISSUER');
  if (issuer !== '' && !isWebAddress(issuer)) {
    addIssue('SUPABASE_JWT_ISSUER must be an http(s) address');
  }
  const authUrl = `${project.replace(/\/+$/, '')}/auth/v1`;
  return { authUrl, secretKey, publishableKey, ...(issuer && { issuer }), sessionCacheSeconds };
}
