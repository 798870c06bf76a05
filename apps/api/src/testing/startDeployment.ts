import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './postgresServer.ts';
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

/**
 * Starts the deployed program in its own process; a second one in the same folder needs the keys of
 * the first.
 */
export async function startDeployment(
  folder: string,
  stub: SignInStub,
  changes: Record<string, string> = {},
) {
  const port = await freePort();
  const program = spawn(
    process.execPath,
    ['--conditions=@bank-bonuses/source', join(import.meta.dirname, '../main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        // The compile cache of an earlier start reduces the start time by a fifth.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: String(port),
        ...deploymentSettings(folder, stub),
        ...changes,
      },
    },
  );
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exit = once(program, 'exit').then(([code]) => code as number | null);
  return { url: `http://127.0.0.1:${port}`, program, exit, output: () => output };
}
