import type { Contract } from '../contract/index.ts';
import type { ImportKind, Outcome } from './imports/importKind.ts';
import { closed, customer } from './imports/importFields.ts';

const schema = closed({
  customer,
  count: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
});

/** Returns the import of referral counts; `null` means that the number is unknown. */
export function referralCounts(contract: Contract): ImportKind {
  return {
    schema,
    check: contract.compile(schema),
    keyField: 'customer',
    keyOf: ({ registrationId }) => registrationId,
    write: async ({ kysely }, lines) => {
      const stored = await kysely
        .selectFrom('portal.registrations')
        .select(['id', 'referral_count'])
        .where(
          'id',
          'in',
          lines.map(({ registrationId }) => registrationId),
        )
        .orderBy('id')
        .forUpdate()
        .execute();
      const counts = new Map(stored.map(({ id, referral_count }) => [id, referral_count]));
      const outcomes: Outcome[] = [];
      for (const { registrationId, values } of lines) {
        const before = counts.get(registrationId) ?? null;
        const count = values['count'] as number | null;
        if (count === before) {
          outcomes.push('unchanged');
          continue;
        }
        await kysely
          .updateTable('portal.registrations')
          .set({ referral_count: count })
          .where('id', '=', registrationId)
          .execute();
        outcomes.push(before === null ? 'new' : 'changed');
      }
      return outcomes;
    },
  };
}
