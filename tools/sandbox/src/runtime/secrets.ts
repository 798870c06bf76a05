import { makeFolderSync } from '@bank-bonuses/api';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { createPrivateJwk } from '../signInService/signingKey.ts';
import { folderError, startOver, StartError } from './startErrors.ts';

/** The secrets of the sign-in service, stored outside the database. */
export interface SandboxSecrets {
  /** The service's own key, with which it looks up accounts. */
  secretKey: string;
  /** The private key that signs access tokens. */
  signingKey: JWK;
}

function readSecrets(file: string): SandboxSecrets {
  const text = readFileSync(file, 'utf8');
  try {
    const { secretKey, signingKey } = JSON.parse(text) as SandboxSecrets;
    if (secretKey.startsWith('sb_secret_') && signingKey.crv === 'P-256' && signingKey.d) {
      return { secretKey, signingKey };
    }
  } catch {
    // Not the parser's error, whose message quotes the file.
  }
  throw new StartError(`${file} is damaged. ${startOver}`);
}

/** Loads the secrets, and creates them at the first start. The caller must hold the folder's lock. */
export async function loadSecrets(folder: string): Promise<SandboxSecrets> {
  const file = join(folder, 'sign-in.json');
  try {
    makeFolderSync(folder, 0o700);
    if (existsSync(file)) return readSecrets(file);
    const secrets = {
      secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
      signingKey: await createPrivateJwk(),
    };
    // A crash leaves either no file or a complete one.
    writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
    return secrets;
  } catch (error) {
    throw error instanceof StartError ? error : folderError(folder, error);
  }
}
