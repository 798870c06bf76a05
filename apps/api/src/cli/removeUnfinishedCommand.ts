import { parseArgs } from 'node:util';
import { readAll, readSupabase } from '../deployment/index.ts';
import { supabaseIdentity } from '../identity/index.ts';
import {
  storeHasDocuments,
  clearLeftovers,
  removeUnfinished,
  brokenOffCharges,
  unfinished,
} from '../maintenance/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { withStorage } from './openStorage.ts';

const keptBecause = {
  'unknown user': 'the sign-in service does not know its user',
  'reported payment':
    'its customer says that the payment was sent. Look for it, and say with set-payment-status what became of it',
};
const dayMs = 86_400_000;

/** Removes registrations that were never confirmed. */
export const removeUnfinishedCommand: Command = {
  name: 'remove-unfinished',
  summary: 'remove registrations that were never finished or confirmed',
  usage: `remove-unfinished [--days 30] [--unknown-users] [--dry-run]

Removes, with documents and intents, what has not moved for so many days (RETENTION_DAYS, or 30):
  - tries at a registration that came to nothing and were never charged,
  - registrations whose address the customer never confirmed with the sign-in service, unless there is
    money in them or the back office has begun to work on them.
Only named, with exit code 1, are
  - registrations with a payment that the customer says was sent: set-payment-status tells what became of it,
  - charges of registrations that broke off: look them up at the card processor,
  - registrations whose user the sign-in service does not know. --unknown-users removes them, too, where
    SUPABASE_URL is right and the users were deleted there.
Nothing is removed when the document store is not the one of this database. --dry-run removes nothing. Needs the settings of the sign-in service, too.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: {
        days: { type: 'string' },
        'unknown-users': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean' },
      },
    });
    const days = Number(values.days ?? (io.env['RETENTION_DAYS']?.trim() || '30'));
    if (!Number.isInteger(days) || days < 1) {
      throw new UsageError('--days and RETENTION_DAYS must be a whole number of at least 1');
    }
    const { authUrl, ...keys } = readAll(io.env, readSupabase);
    const identity = supabaseIdentity({ url: authUrl, ...keys });
    const before = new Date(Date.now() - days * dayMs);

    return withStorage(io, async ({ db, documents }) => {
      const withUnknownUsers = values['unknown-users'];
      const deps = { db, documents, identity, before, withUnknownUsers, operator: io.operator };
      if (!(await storeHasDocuments(deps))) {
        io.err('The document store holds none of the documents that the database names');
        return exitCodes.incomplete;
      }
      const counts = { try: 0, registration: 0, 'unknown user': 0, 'reported payment': 0 };
      if (!values['dry-run']) await clearLeftovers(deps);
      for await (const one of unfinished(deps)) {
        if (one.kind === 'unknown user' || one.kind === 'reported payment') {
          counts[one.kind] += 1;
          io.err(`kept ${one.id}: ${keptBecause[one.kind]}`);
          continue;
        }
        if (!values['dry-run'] && !(await removeUnfinished(deps, one))) continue;
        counts[one.kind] += 1;
        io.out(`${values['dry-run'] ? 'would remove' : 'removed'} ${one.kind} ${one.id}`);
      }
      io.out(`${counts.try} tries and ${counts.registration} registrations in all`);
      const charges = await brokenOffCharges(deps);
      for (const id of charges) io.err(`kept ${id}: its card may have been charged`);
      const kept = charges.length + counts['unknown user'] + counts['reported payment'];
      return kept === 0 ? exitCodes.done : exitCodes.incomplete;
    });
  },
};
