import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts and decrypts TOTP secrets with a key that is stored outside the database. */
export interface FactorSecrets {
  encrypt(secret: string, factorId: string): string;
  /**
   * Returns the decrypted secret.
   * @throws if the value was encrypted for another factor or with another key.
   */
  decrypt(encrypted: string, factorId: string): string;
}

const [nonceLength, tagLength] = [12, 16];

/**
 * Creates `FactorSecrets` that use AES-256-GCM with a key derived from `secret`. The ciphertext is
 * bound to the id of the factor.
 */
export function createFactorSecrets(secret: string): FactorSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'factor-secret', 32));
  return {
    encrypt(text, factorId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(factorId));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    decrypt(encrypted, factorId) {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(factorId))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const content = bytes.subarray(nonceLength + tagLength);
      return decipher.update(content, undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
