import { parseArgs } from 'node:util';
import { recordAudit } from '../db/auditEvents.ts';
import { renewFingerprints } from '../upkeep/renewFingerprints.ts';
import { rotateKeys, sealedByKey } from '../upkeep/rotateKeys.ts';
import { exitCodes, type Command } from './command.ts';
import { withStorage } from './openStorage.ts';

/** Seals everything with the current key. */
export const keysRotate: Command = {
  name: 'keys-rotate',
  summary: 'seal everything with the current key of FIELD_KEYS, or count what each key has sealed',
  usage: `keys-rotate [--check] [--fingerprints]

Seals every protected value and document with the current key that another one has sealed. FIELD_KEYS
must hold both. The service may run meanwhile, if all its instances have the new keys already. A run that
was interrupted is taken up by the next.

  --check         only counts the values of each key; 1 when another than the current one is in use
  --fingerprints  also computes the fingerprints of social security numbers anew, after "index" was
                  changed. Stop the service for this.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: { check: { type: 'boolean' }, fingerprints: { type: 'boolean' } },
    });
    return withStorage(io, async ({ db, documents, fieldKeys }) => {
      const tell = async () => {
        const counts = await sealedByKey(db);
        for (const [id, count] of [...counts].sort()) {
          io.out(`${id}${id === fieldKeys.currentKeyId ? ' (current)' : ''}: ${count} values`);
        }
        return [...counts.keys()].every((id) => id === fieldKeys.currentKeyId);
      };
      if (values.check) return (await tell()) ? exitCodes.done : exitCodes.incomplete;

      const { sealed, refused } = await rotateKeys({
        db,
        documents,
        fieldKeys,
        onRefused: (place, reason) => io.err(`${place}: ${reason}`),
      });
      io.out(`${sealed} values sealed anew, ${refused} refused`);
      const { operator } = io;
      const details = { key: fieldKeys.currentKeyId, sealed, refused };
      await recordAudit(db, { operator, action: 'keys.rotated', details });
      let isWhole = (await tell()) && refused === 0;
      if (values.fingerprints) {
        const { renewed, kept, doubled } = await renewFingerprints(db, fieldKeys);
        io.out(`${renewed} fingerprints renewed, ${kept} of unfinished charges kept`);
        for (const id of doubled) io.err(`registration ${id}: another one has the same number`);
        const counts = { renewed, kept, doubled: doubled.length };
        await recordAudit(db, { operator, action: 'keys.fingerprints_renewed', details: counts });
        isWhole &&= doubled.length === 0;
      }
      return isWhole ? exitCodes.done : exitCodes.incomplete;
    });
  },
};
