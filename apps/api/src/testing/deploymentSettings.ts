import { join } from 'node:path';
import { generateFieldKeys } from '../encryption/fieldKeys.ts';
import { readSettings } from '../deployment/settings/settings.ts';
import { SettingsError } from '../deployment/settings/variables.ts';
import type { SignInStub } from './signInStub.ts';

/** Valid environment variables of a small deployment. */
export const complete = {
  NODE_ENV: 'development',
  DATA_DIR: 'data',
  DOCUMENTS_DIR: 'documents',
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_SECRET_KEY: 'sb_secret_marker',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_demo',
  FIELD_KEYS: JSON.stringify(generateFieldKeys()),
  CARD_PROCESSOR: 'test',
};

/** Returns the settings of a deployment in a folder. */
export const deploymentSettings = (folder: string, stub: SignInStub) => ({
  ...complete,
  DATA_DIR: join(folder, 'data'),
  DOCUMENTS_DIR: join(folder, 'documents'),
  SUPABASE_URL: stub.url.replace('/auth/v1', ''),
});

/** Returns the issues of an environment as the operator reads them; an empty list for a valid one. */
export function issuesOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}
