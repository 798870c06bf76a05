import { recordAudit } from '../db/index.ts';
import { renewFingerprints, rotateKeys, countValuesByKey } from '../maintenance/index.ts';
import { defineCommand } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Re-encrypts all protected values and documents with the current key. */
export const keysRotate = defineCommand({
  name: 'keys-rotate',
  summary: 'encrypt everything with the current key of FIELD_KEYS, or count the values of each key',
  usage: `keys-rotate [--check] [--fingerprints]

Re-encrypts every protected value and document of another key with the current key. FIELD_KEYS must
contain both keys. The service can keep running if all its instances already have the new keys. If a run is
interrupted, run the command again.

  --check         only counts the values of each key; exit code 1 if any value uses another key
  --fingerprints  also renews the fingerprints of Social Security numbers, after "index" was changed.
                  Stop the service for this.`,
  options: { check: { type: 'boolean' }, fingerprints: { type: 'boolean' } },
  run: (io, values) =>
    withStorage(io, async ({ db, documents, fieldKeys }) => {
      const reportCounts = async () => {
        const counts = await countValuesByKey(db);
        for (const [id, count] of [...counts].sort()) {
          io.out(`${id}${id === fieldKeys.currentKeyId ? ' (current)' : ''}: ${count} values`);
        }
        return [...counts.keys()].every((id) => id === fieldKeys.currentKeyId);
      };
      if (values.check) return reportCounts();

      const { encrypted, failures } = await rotateKeys({ db, documents, fieldKeys });
      for (const failure of failures) io.err(failure);
      const failed = failures.length;
      io.out(`${encrypted} values encrypted again, ${failed} failed`);
      const { operator } = io;
      const details = { key: fieldKeys.currentKeyId, sealed: encrypted, refused: failed };
      await recordAudit(db, { operator, action: 'keys.rotated', details });
      let isWhole = (await reportCounts()) && failed === 0;
      if (values.fingerprints) {
        const { renewed, kept, doubled } = await renewFingerprints(db, fieldKeys);
        io.out(`${renewed} fingerprints renewed, ${kept} of unfinished charges kept`);
        for (const id of doubled) {
          io.err(`registration ${id}: another registration has the same Social Security number`);
        }
        const counts = { renewed, kept, doubled: doubled.length };
        await recordAudit(db, { operator, action: 'keys.fingerprints_renewed', details: counts });
        isWhole &&= doubled.length === 0;
      }
      return isWhole;
    }),
});
