import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/**
 * Table, column and row of a protected value. The ciphertext is bound to its context, so it cannot
 * be decrypted as the value of another row or column.
 */
export interface EncryptionContext {
  table: string;
  column: string;
  row: string;
}

/** Encrypts single values and documents, and computes the fingerprints that detect duplicates. */
export interface FieldKeys {
  /** Id of the key that encrypts new values; it is part of every ciphertext. */
  readonly currentKeyId: string;
  encrypt(text: string, context: EncryptionContext): string;
  decrypt(ciphertext: string, context: EncryptionContext): string;
  encryptBytes(bytes: Uint8Array, context: EncryptionContext): Buffer;
  decryptBytes(ciphertext: Uint8Array, context: EncryptionContext): Buffer;
  /** Returns the id of the key that encrypted a document. */
  keyIdOf(ciphertext: Uint8Array): string;
  /**
   * Returns the HMAC of a value. Equal values have equal fingerprints, which reveal nothing without
   * the key.
   */
  fingerprint(purpose: string, text: string): string;
}

/** Key material of `FIELD_KEYS` or of the key file; every key is 32 bytes in base64. */
export interface FieldKeyMaterial {
  /** Id of the key that encrypts new values; all other keys only decrypt. */
  current: string;
  keys: Record<string, string>;
  /** Key of the fingerprints. It does not change when `keys` are rotated. */
  index: string;
}

/**
 * Thrown when a protected value or document cannot be decrypted: it is missing, truncated, changed,
 * moved to another row or column, of an unknown format, or encrypted with an unknown key.
 */
export class DecryptionError extends Error {
  constructor(reason: string) {
    super(`A protected value cannot be read: ${reason}.`);
    this.name = 'DecryptionError';
  }
}

const nonceLength = 12;
const tagLength = 16;
const textPrefix = 'v1';

/** Returns new random key material. */
export function generateFieldKeys(keyId = 'k1'): FieldKeyMaterial {
  const key = () => randomBytes(32).toString('base64');
  return { current: keyId, keys: { [keyId]: key() }, index: key() };
}

/** Creates the keys from material that `parseFieldKeys` has validated. */
export function createFieldKeys(material: FieldKeyMaterial): FieldKeys {
  const derived = new Map(
    Object.entries(material.keys).map(([id, key]) => [id, derive(key, 'seal')]),
  );
  const indexKey = derive(material.index, 'fingerprint');
  const keyOf = (id: string) => {
    const key = derived.get(id);
    if (!key) throw new DecryptionError('its key is missing');
    return key;
  };
  const encryptBytes = (bytes: Uint8Array, context: EncryptionContext) =>
    gcmEncrypt(keyOf(material.current), bytes, associatedData(material.current, context));

  return {
    currentKeyId: material.current,
    encrypt: (text, context) => {
      const ciphertext = encryptBytes(Buffer.from(text, 'utf8'), context).toString('base64url');
      return `${textPrefix}.${material.current}.${ciphertext}`;
    },
    decrypt: (ciphertext, context) => {
      const [version, id = '', body = ''] = ciphertext.split('.');
      if (version !== textPrefix) throw new DecryptionError('its format is unknown');
      const bytes = Buffer.from(body, 'base64url');
      return gcmDecrypt(keyOf(id), bytes, associatedData(id, context)).toString('utf8');
    },
    encryptBytes: (bytes, context) => {
      const id = Buffer.from(material.current, 'utf8');
      return Buffer.concat([Buffer.from([1, id.length]), id, encryptBytes(bytes, context)]);
    },
    decryptBytes: (ciphertext, context) => {
      const { id, body } = splitCiphertext(ciphertext);
      return gcmDecrypt(keyOf(id), body, associatedData(id, context));
    },
    keyIdOf: (ciphertext) => splitCiphertext(ciphertext).id,
    fingerprint: (purpose, text) =>
      createHmac('sha256', indexKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/**
 * Splits an encrypted document, which starts with the format version, then the length and the id of
 * its key.
 */
function splitCiphertext(ciphertext: Uint8Array): { id: string; body: Buffer } {
  const bytes = Buffer.from(ciphertext.buffer, ciphertext.byteOffset, ciphertext.byteLength);
  if (bytes[0] !== 1) throw new DecryptionError('its format is unknown');
  const body = 2 + (bytes[1] ?? 0);
  return { id: bytes.toString('utf8', 2, body), body: bytes.subarray(body) };
}

function derive(key: string, purpose: string): KeyObject {
  const bytes = hkdfSync('sha256', Buffer.from(key, 'base64'), '', `bank-bonuses/${purpose}`, 32);
  return createSecretKey(Buffer.from(bytes));
}

/**
 * Returns the bytes that bind a ciphertext to its key and context. JSON separates the fields, so
 * two contexts never have the same bytes.
 */
function associatedData(keyId: string, context: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify([keyId, context.table, context.column, context.row]));
}

function gcmEncrypt(key: KeyObject, bytes: Uint8Array, aad: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(aad);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function gcmDecrypt(key: KeyObject, ciphertext: Buffer, aad: Buffer): Buffer {
  if (ciphertext.length < nonceLength + tagLength) throw new DecryptionError('it is truncated');
  const nonce = ciphertext.subarray(0, nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAAD(aad);
  decipher.setAuthTag(ciphertext.subarray(-tagLength));
  try {
    return Buffer.concat([
      decipher.update(ciphertext.subarray(nonceLength, -tagLength)),
      decipher.final(),
    ]);
  } catch {
    throw new DecryptionError('it was changed or moved');
  }
}
