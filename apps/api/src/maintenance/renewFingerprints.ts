import { isUniqueViolation, type Database } from '../db/index.ts';
import { type FieldKeys, encryptionContexts } from '../encryption/index.ts';

export interface FingerprintReport {
  renewed: number;
  /**
   * Number of interrupted registrations whose fingerprint cannot be renewed, because it is computed
   * from the SSN, which is not stored before the card is charged. They are not removed, because
   * their card may have been charged.
   */
  kept: number;
  /** Ids of registrations whose SSN also belongs to another registration under the new key. */
  doubled: string[];
}

/**
 * Recomputes the fingerprints of the SSNs after a change of the index key. While old and new ones coexist,
 * duplicates are not found, so the service must be stopped.
 */
export async function renewFingerprints(
  { kysely }: Pick<Database, 'kysely'>,
  fieldKeys: FieldKeys,
): Promise<FingerprintReport> {
  const report: FingerprintReport = { renewed: 0, kept: 0, doubled: [] };
  const rows = await kysely
    .selectFrom('portal.registration_intents as intent')
    .innerJoin('portal.registrations as registration', 'registration.id', 'intent.id')
    .select(['intent.id', 'intent.ssn_fingerprint', 'registration.ssn_sealed'])
    .execute();
  for (const { id, ssn_fingerprint, ssn_sealed } of rows) {
    const ssn = fieldKeys.decrypt(ssn_sealed, encryptionContexts.ssn(id));
    const fingerprint = fieldKeys.fingerprint('ssn', ssn);
    if (fingerprint === ssn_fingerprint) continue;
    try {
      await kysely
        .updateTable('portal.registration_intents')
        .set({ ssn_fingerprint: fingerprint })
        .where('id', '=', id)
        .execute();
      report.renewed += 1;
    } catch (error) {
      if (!isUniqueViolation(error, 'one_person_one_registration')) throw error;
      report.doubled.push(id);
    }
  }
  const { kept } = await kysely
    .selectFrom('portal.registration_intents')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('state', 'in', ['charging', 'paid'])
    .executeTakeFirstOrThrow();
  return { ...report, kept: Number(kept) };
}
