import { decodeSettings, supabase } from '../deployment/index.ts';
import { supabaseIdentity } from '../identity/index.ts';
import {
  storeHasDocuments,
  clearLeftovers,
  removeUnfinished,
  brokenOffCharges,
  unfinished,
} from '../maintenance/index.ts';
import { defineCommand, UsageError } from './command.ts';
import { withStorage } from './openStorage.ts';

const keptBecause = {
  'unknown user': 'the sign-in service does not know its user',
  'reported payment':
    'its customer says that the payment was sent. Check whether it has arrived, and record the result with set-payment-status',
};
const dayMs = 86_400_000;

/** Removes registrations that were never confirmed. */
export const removeUnfinishedCommand = defineCommand({
  name: 'remove-unfinished',
  summary: 'remove registrations that were never finished or confirmed',
  usage: `remove-unfinished [--days 30] [--unknown-users] [--dry-run]

Removes records without a change for --days days (default: RETENTION_DAYS, or 30), with their documents:
  - tries at a registration that failed and were never charged,
  - registrations whose email address was never confirmed with the sign-in service, unless they have a
    payment or records of the back office.
Lists, but keeps, with exit code 1:
  - registrations whose customer says that the payment was sent: record the result with set-payment-status,
  - charges of interrupted registrations: look them up at the card processor,
  - registrations whose user the sign-in service does not know. --unknown-users removes them, too, if
    SUPABASE_URL is right and the users were deleted there.
Removes nothing if the document store does not belong to this database. --dry-run removes nothing.
Needs the settings of the sign-in service, too.`,
  options: {
    days: { type: 'string' },
    'unknown-users': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  run: async (io, values) => {
    const days = Number(values.days ?? (io.env['RETENTION_DAYS']?.trim() || '30'));
    if (!Number.isInteger(days) || days < 1) {
      throw new UsageError('--days and RETENTION_DAYS must be a whole number of at least 1');
    }
    const settings = decodeSettings(io.env, (env) => ({ supabase: supabase(env) }));
    const { authUrl, ...keys } = settings.supabase;
    const identity = supabaseIdentity({ url: authUrl, ...keys });
    const before = new Date(Date.now() - days * dayMs);

    return withStorage(io, async ({ db, documents }) => {
      const withUnknownUsers = values['unknown-users'] ?? false;
      const deps = { db, documents, identity, before, withUnknownUsers, operator: io.operator };
      if (!(await storeHasDocuments(deps))) {
        io.err('The document store has none of the documents that the database refers to');
        return false;
      }
      const isDry = values['dry-run'] ?? false;
      const removed = { try: 0, registration: 0 };
      let isWhole = true;
      const keep = (id: string, because: string) => {
        isWhole = false;
        io.err(`kept ${id}: ${because}`);
      };
      if (!isDry) await clearLeftovers(deps);
      for await (const one of unfinished(deps)) {
        const { id, kind } = one;
        if (kind === 'unknown user' || kind === 'reported payment') keep(id, keptBecause[kind]);
        else if (isDry || (await removeUnfinished(deps, one))) {
          removed[kind] += 1;
          io.out(`${isDry ? 'would remove' : 'removed'} ${kind} ${id}`);
        }
      }
      io.out(`${removed.try} tries and ${removed.registration} registrations in all`);
      for (const id of await brokenOffCharges(deps)) keep(id, 'its card may have been charged');
      return isWhole;
    });
  },
});
