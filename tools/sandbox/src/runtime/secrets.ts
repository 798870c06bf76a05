import { makeFolderSync } from '@bank-bonuses/api';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { createPrivateJwk, publicHalf, type ReplacedKey } from '../signIn/sessions/signingKey.ts';
import { beginAnew, folderError, StartError } from './startErrors.ts';

/** What the sign-in service keeps outside the database. */
export interface SandboxSecrets {
  secretKey: string;
  digestSecret: string;
  /** Signs access tokens. */
  signingKey: JWK;
  /** Absent in files of before there was a rotation. Newest first. */
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
  if (secrets === undefined) throw new StartError(`${file} is damaged. ${beginAnew}`);
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

/** No access token lives longer. */
const earlierKeyMs = 24 * 3_600_000;

/** A new key signs from now on. What the old ones have signed stays good; those of long ago are forgotten. */
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
