import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts TOTP secrets with a key outside the database. */
export interface FactorSecrets {
  encrypt(secret: string, factorId: string): string;
  /** @throws when the value was encrypted for another factor or under another key. */
  decrypt(encrypted: string, factorId: string): string;
}

const [nonceLength, tagLength] = [12, 16];

/** Uses AES-256-GCM with a derived key and binds the ciphertext to the factor's row. */
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
