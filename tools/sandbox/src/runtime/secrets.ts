import { makeFolderSync } from '@bank-bonuses/api';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { createPrivateJwk, publicHalf, type ReplacedKey } from '../signIn/sessions/signingKey.ts';
import { startOver, folderError, StartError } from './startErrors.ts';

/** The secrets of the sign-in service, stored outside the database. */
export interface SandboxSecrets {
  secretKey: string;
  digestSecret: string;
  /** The private key that signs access tokens. */
  signingKey: JWK;
  /**
   * Replaced keys, newest first. Absent in files that were written before key rotation was added.
   */
  earlierKeys?: ReplacedKey[];
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
  if (secrets === undefined) throw new StartError(`${file} is damaged. ${startOver}`);
  return secrets;
}

function parseSecrets(text: string): SandboxSecrets | undefined {
  try {
    const secrets = JSON.parse(text) as SandboxSecrets;
    const { secretKey, digestSecret, signingKey, earlierKeys = [] } = secrets;
    const texts: unknown[] = [
      ...[secretKey, digestSecret, signingKey.d, signingKey.x, signingKey.y],
      ...earlierKeys.flatMap(({ publicJwk: { x, y }, replacedAt }) => [x, y, replacedAt]),
    ];
    const isWhole = texts.every((value) => typeof value === 'string' && value !== '');
    return isWhole && signingKey.crv === 'P-256'
      ? { secretKey, digestSecret, signingKey, earlierKeys }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Writes atomically: a crash leaves either the old or the new file. */
function writeSecrets(file: string, secrets: SandboxSecrets): void {
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, JSON.stringify(secrets));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

/**
 * Loads the sandbox's secrets and creates them at the first start. The caller must hold the folder's lock.
 */
export async function loadSecrets(
  folder: string,
  { rotateKeys = false }: { rotateKeys?: boolean } = {},
): Promise<SandboxSecrets> {
  try {
    return await openSecrets(folder, rotateKeys);
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    throw isOfFile ? folderError(folder, error) : error;
  }
}

/** Milliseconds for which a replaced key is kept. Access tokens expire sooner. */
const earlierKeyMs = 24 * 3_600_000;

/**
 * Returns the secrets with a new signing key. Tokens signed with a replaced key stay valid until
 * `earlierKeyMs` after its replacement.
 */
async function rotated({ earlierKeys = [], ...secrets }: SandboxSecrets): Promise<SandboxSecrets> {
  const now = Date.now();
  const replaced = {
    publicJwk: publicHalf(secrets.signingKey),
    replacedAt: new Date(now).toISOString(),
  };
  const inUse = earlierKeys.filter(({ replacedAt }) => now - Date.parse(replacedAt) < earlierKeyMs);
  return { ...secrets, signingKey: await createPrivateJwk(), earlierKeys: [replaced, ...inUse] };
}

async function openSecrets(folder: string, rotateKeys: boolean): Promise<SandboxSecrets> {
  makeFolderSync(folder, 0o700);
  const file = join(folder, 'sign-in.json');
  const existing = readSecrets(file);
  if (existing !== undefined) {
    if (!rotateKeys) return existing;
    const next = await rotated(existing);
    writeSecrets(file, next);
    return next;
  }
  const secrets = {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    digestSecret: randomBytes(32).toString('base64url'),
    signingKey: await createPrivateJwk(),
    earlierKeys: [],
  };
  writeSecrets(file, secrets);
  return secrets;
}
