import { join } from 'node:path';
import { generateFieldKeys } from '../encryption/fieldKeys.ts';
import type { SignInStub } from './signInStub.ts';

/** Returns the settings of a deployment in a folder, with its own keys. */
export const deploymentSettings = (folder: string, stub: SignInStub) => ({
  NODE_ENV: 'test',
  DATA_DIR: join(folder, 'data'),
  DOCUMENTS_DIR: join(folder, 'documents'),
  SUPABASE_URL: stub.url.replace('/auth/v1', ''),
  SUPABASE_SECRET_KEY: 'Marker-secret-key-77aa',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_stub',
  FIELD_KEYS: JSON.stringify(generateFieldKeys()),
  CARD_PROCESSOR: 'test',
});
