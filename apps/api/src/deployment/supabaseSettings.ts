import { isPrivateAddress, isWebAddress, type SettingsReader } from './settingsReader.ts';

export interface SupabaseSettings {
  authUrl: string;
  secretKey: string;
  publishableKey: string;
  issuer?: string;
  /** How long a session that was found alive is believed to be. */
  sessionCacheSeconds: number;
}

export function readSupabase({
  text,
  needed,
  number,
  refuse,
  isProduction,
}: SettingsReader): SupabaseSettings {
  const project = needed('SUPABASE_URL', 'the address of the Supabase project');
  if (project !== '' && !isWebAddress(project)) {
    refuse('SUPABASE_URL must be an http(s) address');
  } else if (project !== '' && /\/auth\/v1\/*$/.test(project)) {
    refuse('SUPABASE_URL must be the address of the project, without /auth/v1');
  } else if (project !== '' && isProduction && !isPrivateAddress(project)) {
    refuse('SUPABASE_URL must be an https address in production: passwords go there');
  }
  const secretKey = needed('SUPABASE_SECRET_KEY', "the project's secret key (sb_secret_…)");
  const publishableKey = needed(
    'SUPABASE_PUBLISHABLE_KEY',
    "the project's publishable key (sb_publishable_…)",
  );
  if (secretKey !== '' && (secretKey === publishableKey || /^sb_publishable_/.test(secretKey))) {
    refuse('SUPABASE_SECRET_KEY holds the publishable key');
  }
  if (/^sb_secret_/.test(publishableKey)) {
    refuse('SUPABASE_PUBLISHABLE_KEY holds a secret key: it would be sent to every visitor');
  }
  const keys = { SUPABASE_SECRET_KEY: secretKey, SUPABASE_PUBLISHABLE_KEY: publishableKey };
  for (const [name, key] of Object.entries(keys)) {
    if (/\s/.test(key)) refuse(`${name} must not have white space in it`);
  }
  const sessionCacheSeconds = number('SESSION_CACHE_SECONDS', {
    fallback: 30,
    least: 0,
    most: 30,
  });
  const issuer = text('SUPABASE_JWT_ISSUER');
  if (issuer !== '' && !isWebAddress(issuer)) {
    refuse('SUPABASE_JWT_ISSUER must be an http(s) address');
  }
  const authUrl = `${project.replace(/\/+$/, '')}/auth/v1`;
  return { authUrl, secretKey, publishableKey, ...(issuer && { issuer }), sessionCacheSeconds };
}
