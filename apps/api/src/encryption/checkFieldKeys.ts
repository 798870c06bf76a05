import type { Database } from '../db/index.ts';
import { encryptionContexts } from './encryptionContexts.ts';
import { DecryptionError, type FieldKeys } from './fieldKeys.ts';

/** Number of registrations to check. Ids are random, so the first ones are a random sample. */
const sample = 20;

/**
 * Checks that the keys match the stored data; with other keys the service could not decrypt
 * anything and would not detect duplicates. Returns the issues; a single damaged value is not an
 * issue.
 */
export async function checkFieldKeys(
  { kysely }: Pick<Database, 'kysely'>,
  keys: FieldKeys,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('portal.registrations as registration')
    .innerJoin('portal.registration_intents as intent', 'intent.id', 'registration.id')
    .select(['registration.id', 'registration.ssn_sealed', 'intent.ssn_fingerprint'])
    .orderBy('registration.id')
    .limit(sample)
    .execute();
  if (rows.length === 0) return [];
  const fingerprintMatches = rows.flatMap(({ id, ssn_sealed, ssn_fingerprint }) => {
    const ssn = tryToDecrypt(keys, ssn_sealed, id);
    return ssn === undefined ? [] : [keys.fingerprint('ssn', ssn) === ssn_fingerprint];
  });
  if (fingerprintMatches.length === 0) {
    return ['FIELD_KEYS cannot decrypt the stored data: these keys belong to another database'];
  }
  if (!fingerprintMatches.includes(true)) {
    return [
      'The "index" key in FIELD_KEYS does not match the stored fingerprints: restore the old one, or run keys-rotate --fingerprints',
    ];
  }
  return [];
}

function tryToDecrypt(keys: FieldKeys, ciphertext: string, id: string): string | undefined {
  try {
    return keys.decrypt(ciphertext, encryptionContexts.ssn(id));
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
