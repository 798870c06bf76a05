import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Where a protected value stands. The ciphertext opens nowhere else. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** Encryption of single values and of documents, and the fingerprints by which duplicates are found. */
export interface FieldKeys {
  /** The key that new values are sealed with; its id stands in every ciphertext. */
  readonly currentKeyId: string;
  seal(text: string, place: Place): string;
  open(sealed: string, place: Place): string;
  sealBytes(bytes: Uint8Array, place: Place): Buffer;
  openBytes(sealed: Uint8Array, place: Place): Buffer;
  /** Id of the key that has sealed a document. */
  keyIdOf(sealed: Uint8Array): string;
  /** HMAC of a value; the same for the same value, and telling nothing without the key. */
  fingerprint(purpose: string, text: string): string;
}

/** Key material as it stands in `FIELD_KEYS` or in the key file; every key is 32 bytes in base64. */
export interface FieldKeyMaterial {
  /** Id of the key that seals; the others only open what was sealed before. */
  current: string;
  keys: Record<string, string>;
  /** Key of the fingerprints. It stays when `keys` are rotated. */
  index: string;
}

/** Thrown when a value was changed, moved to another place or sealed with a key that is not at hand. */
export class SealBrokenError extends Error {
  constructor(reason: string) {
    super(`A protected value cannot be read: ${reason}.`);
    this.name = 'SealBrokenError';
  }
}

const nonceLength = 12;
const tagLength = 16;
const textPrefix = 'v1';

/** Fresh random key material. */
export function generateFieldKeys(keyId = 'k1'): FieldKeyMaterial {
  const key = () => randomBytes(32).toString('base64');
  return { current: keyId, keys: { [keyId]: key() }, index: key() };
}

/** Builds the keys; the material must have passed `parseFieldKeys`. */
export function createFieldKeys(material: FieldKeyMaterial): FieldKeys {
  const derived = new Map(
    Object.entries(material.keys).map(([id, key]) => [id, derive(key, 'seal')]),
  );
  const indexKey = derive(material.index, 'fingerprint');
  const keyOf = (id: string) => {
    const key = derived.get(id);
    if (!key) throw new SealBrokenError('its key is not at hand');
    return key;
  };
  const sealBytes = (bytes: Uint8Array, place: Place) =>
    encrypt(keyOf(material.current), bytes, context(material.current, place));

  return {
    currentKeyId: material.current,
    seal: (text, place) => {
      const sealed = sealBytes(Buffer.from(text, 'utf8'), place).toString('base64url');
      return `${textPrefix}.${material.current}.${sealed}`;
    },
    open: (sealed, place) => {
      const [version, id = '', body = ''] = sealed.split('.');
      if (version !== textPrefix) throw new SealBrokenError('its form is unknown');
      const bytes = Buffer.from(body, 'base64url');
      return decrypt(keyOf(id), bytes, context(id, place)).toString('utf8');
    },
    sealBytes: (bytes, place) => {
      const id = Buffer.from(material.current, 'utf8');
      return Buffer.concat([Buffer.from([1, id.length]), id, sealBytes(bytes, place)]);
    },
    openBytes: (sealed, place) => {
      const { id, body } = partsOf(sealed);
      return decrypt(keyOf(id), body, context(id, place));
    },
    keyIdOf: (sealed) => partsOf(sealed).id,
    fingerprint: (purpose, text) =>
      createHmac('sha256', indexKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/** A sealed document begins with the version, and the length and the id of its key. */
function partsOf(sealed: Uint8Array): { id: string; body: Buffer } {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== 1) throw new SealBrokenError('its form is unknown');
  const body = 2 + (bytes[1] ?? 0);
  return { id: bytes.toString('utf8', 2, body), body: bytes.subarray(body) };
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', Buffer.from(key, 'base64'), '', `bank-bonuses/${purpose}`, 32),
  );
}

/** JSON keeps the parts apart: no two places read the same. */
function context(keyId: string, place: Place): Buffer {
  return Buffer.from(JSON.stringify([keyId, place.table, place.column, place.row]));
}

function encrypt(key: Buffer, bytes: Uint8Array, aad: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(aad);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, aad: Buffer): Buffer {
  if (sealed.length < nonceLength + tagLength) throw new SealBrokenError('it is cut short');
  const nonce = sealed.subarray(0, nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAAD(aad);
  decipher.setAuthTag(sealed.subarray(-tagLength));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceLength, -tagLength)),
      decipher.final(),
    ]);
  } catch {
    throw new SealBrokenError('it was changed or belongs elsewhere');
  }
}
