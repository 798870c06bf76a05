import { parseArgs } from 'node:util';
import { readAll } from '../deployment/settingsReader.ts';
import { readSupabase } from '../deployment/supabaseSettings.ts';
import { supabaseIdentity } from '../identity/supabaseIdentity.ts';
import { clearLeftovers, removeUnfinished } from '../upkeep/removeUnfinished.ts';
import { brokenOffCharges, unfinished } from '../upkeep/unfinished.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { withStorage } from './openStorage.ts';

const dayMs = 86_400_000;

/** Removes what was never confirmed. */
export const removeUnfinishedCommand: Command = {
  name: 'remove-unfinished',
  summary: 'remove registrations that were never finished or confirmed',
  usage: `remove-unfinished [--days 30] [--dry-run]

Removes, with documents and intents, what has not moved for so many days (RETENTION_DAYS, or 30):
  - tries at a registration that came to nothing and were never charged,
  - registrations whose address the customer never confirmed with the sign-in service, unless there is
    money in them or the provider has begun to work on them.
Charges of registrations that broke off are only named (and the exit code is 1): look them up at the card
processor. --dry-run removes nothing. Needs the settings of the sign-in service, too.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const days = Number(values.days ?? (io.env['RETENTION_DAYS']?.trim() || '30'));
    if (!Number.isInteger(days) || days < 1) {
      throw new UsageError('--days and RETENTION_DAYS must be a whole number of at least 1');
    }
    const { authUrl, ...keys } = readAll(io.env, readSupabase);
    const identity = supabaseIdentity({ url: authUrl, ...keys });
    const before = new Date(Date.now() - days * dayMs);

    return withStorage(io, async ({ db, documents }) => {
      const parts = { db, documents, identity, before, operator: io.operator };
      const counts = { try: 0, registration: 0 };
      if (!values['dry-run']) await clearLeftovers(parts);
      for await (const one of unfinished(parts)) {
        if (!values['dry-run'] && !(await removeUnfinished(parts, one))) continue;
        counts[one.kind] += 1;
        io.out(`${values['dry-run'] ? 'would remove' : 'removed'} ${one.kind} ${one.id}`);
      }
      io.out(`${counts.try} tries and ${counts.registration} registrations in all`);
      const charges = await brokenOffCharges(parts);
      for (const id of charges) io.err(`kept ${id}: its card may have been charged`);
      return charges.length === 0 ? exitCodes.done : exitCodes.incomplete;
    });
  },
};
