import { sql } from 'kysely';
import type { Contract } from '../../contract/index.ts';
import { importedMilestones } from '../../milestones/index.ts';
import type { ImportKind } from './importKind.ts';
import { closed, customer, dayOrNull } from './importFields.ts';

const schema = closed({
  customer,
  milestone: { enum: importedMilestones },
  done_on: dayOrNull,
  expected_on: dayOrNull,
});

/** Creates the import of milestone days. Each customer has one line, so lines need no key. */
export function milestoneDays(contract: Contract): ImportKind {
  const nameOf = (registrationId: string, kind: unknown) => `${registrationId} ${String(kind)}`;
  return {
    schema,
    check: contract.compile(schema),
    keyField: 'milestone',
    keyOf: ({ registrationId, values }) => nameOf(registrationId, values['milestone']),
    write: async ({ kysely }, lines) => {
      const rows = lines.map(({ registrationId, values: { milestone, done_on, expected_on } }) => ({
        registration_id: registrationId,
        kind: milestone,
        done_on,
        expected_on,
      }));
      const written = await sql<{ registration_id: string; kind: string; is_new: boolean }>`
        insert into portal.milestones as stored (registration_id, kind, done_on, expected_on)
        select registration_id, kind, done_on, expected_on
        from jsonb_populate_recordset(null::portal.milestones, ${JSON.stringify(rows)}::jsonb)
        on conflict (registration_id, kind) do update
        set done_on = excluded.done_on, expected_on = excluded.expected_on
        where (stored.done_on, stored.expected_on)
          is distinct from (excluded.done_on, excluded.expected_on)
        returning registration_id, kind, (xmax = 0) as is_new`.execute(kysely);
      const outcomes = new Map(
        written.rows.map(({ registration_id, kind, is_new }) => [
          nameOf(registration_id, kind),
          is_new ? ('new' as const) : ('changed' as const),
        ]),
      );
      return rows.map((row) => outcomes.get(nameOf(row.registration_id, row.kind)) ?? 'unchanged');
    },
  };
}
