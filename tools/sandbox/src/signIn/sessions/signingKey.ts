import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';

/** The key pair behind access tokens. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The entry of `/.well-known/jwks.json`: public parts only. */
  publicJwk: JWK;
}

/** A new P-256 key as a private JWK, to be kept outside the database. */
export async function createPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('The signing key is no elliptic curve key.');
  return key;
}

export async function loadSigningKey(privateJwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y } = privateJwk;
  const publicFields = { kty, crv, x, y } as JWK;
  const kid = await calculateJwkThumbprint(publicFields);
  return {
    kid,
    privateKey: await importKey(privateJwk),
    publicKey: await importKey(publicFields),
    publicJwk: { ...publicFields, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  };
}
