import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The key pair that signs access tokens. */
export interface SigningKey {
  privateJwk: JWK;
  /** The key's entry in the key set, with only the public half. */
  publicJwk: JWK;
}

/** Returns a new P-256 key as a private JWK. Store it outside the database. */
export async function createPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

export async function loadSigningKey(privateJwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y } = privateJwk;
  const publicHalf: JWK = { kty, crv, x, y };
  const kid = await calculateJwkThumbprint(publicHalf);
  const publicJwk: JWK = { ...publicHalf, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return { privateJwk, publicJwk };
}
