import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { createPrivateJwk } from '../signIn/signingKey.ts';
import { StartError } from './startError.ts';
import { beginAnew } from './startFaults.ts';

/** What the sign-in service keeps outside the database. */
export interface SandboxSecrets {
  secretKey: string;
  digestSecret: string;
  signingKey: JWK;
}

function readSecrets(file: string): SandboxSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as SandboxSecrets;
  } catch {
    throw new StartError(`${file} is damaged. ${beginAnew}`);
  }
}

/** Whole or not at all, also when the machine stops in the middle. */
function writeSecrets(file: string, secrets: SandboxSecrets): void {
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, JSON.stringify(secrets));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

/** The sandbox's own secrets, made at its first start. The folder's lock must be held. */
export async function loadSecrets(folder: string): Promise<SandboxSecrets> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'sign-in.json');
  const existing = readSecrets(file);
  if (existing !== undefined) return existing;
  const secrets = {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    digestSecret: randomBytes(32).toString('base64url'),
    signingKey: await createPrivateJwk(),
  };
  writeSecrets(file, secrets);
  return secrets;
}
