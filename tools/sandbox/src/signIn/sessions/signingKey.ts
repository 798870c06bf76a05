import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';

/** The key pair that signs access tokens. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The key's entry in `/.well-known/jwks.json`. It contains only the public half. */
  publicJwk: JWK;
}

/**
 * The public half of a replaced key, which verifies the tokens that were signed with the key until
 * they expire.
 */
export interface EarlierKey extends Pick<SigningKey, 'kid' | 'publicKey' | 'publicJwk'> {
  endsAt: Date;
}

/** A replaced key as it is stored: its public half and the time of its replacement. */
export interface ReplacedKey {
  publicJwk: JWK;
  replacedAt: string;
}

/** Returns a new P-256 key as a private JWK. Store it outside the database. */
export async function createPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array)
    throw new TypeError('The signing key is not an elliptic curve key.');
  return key;
}

/** Returns the public half of a key. */
export function publicHalf({ kty, crv, x, y }: JWK): JWK {
  return { kty, crv, x, y };
}

async function loadPublicHalf(jwk: JWK) {
  const publicFields = publicHalf(jwk);
  const kid = await calculateJwkThumbprint(publicFields);
  const publicJwk: JWK = { ...publicFields, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return { kid, publicKey: await importKey(publicFields), publicJwk };
}

export async function loadSigningKey(privateJwk: JWK): Promise<SigningKey> {
  return { ...(await loadPublicHalf(privateJwk)), privateKey: await importKey(privateJwk) };
}

export async function loadEarlierKey(
  { publicJwk, replacedAt }: ReplacedKey,
  accessTokenSeconds: number,
): Promise<EarlierKey> {
  const endsAt = new Date(Date.parse(replacedAt) + accessTokenSeconds * 1_000);
  return { ...(await loadPublicHalf(publicJwk)), endsAt };
}
