import { makeFolderSync } from '@bank-bonuses/api';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { createPrivateJwk } from '../signIn/sessions/signingKey.ts';
import { beginAnew, folderError, StartError } from './startErrors.ts';

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
  const secrets = parseSecrets(text);
  if (secrets === undefined) throw new StartError(`${file} is damaged. ${beginAnew}`);
  return secrets;
}

function parseSecrets(text: string): SandboxSecrets | undefined {
  try {
    const { secretKey, digestSecret, signingKey } = JSON.parse(text) as SandboxSecrets;
    const texts: unknown[] = [secretKey, digestSecret, signingKey.d, signingKey.x, signingKey.y];
    const isWhole = texts.every((value) => typeof value === 'string' && value !== '');
    return isWhole && signingKey.crv === 'P-256'
      ? { secretKey, digestSecret, signingKey }
      : undefined;
  } catch {
    return undefined;
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
  try {
    return await openSecrets(folder);
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    throw isOfFile ? folderError(folder, error) : error;
  }
}

async function openSecrets(folder: string): Promise<SandboxSecrets> {
  makeFolderSync(folder, 0o700);
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
