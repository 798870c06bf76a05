import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { importedMilestones } from '../../milestones/index.ts';
import { amount, customer, day, gain, number, oneOf, optional, pastDay, text } from './fields.ts';
import type { ImportKind, ImportLine, Outcome } from './importKind.ts';

const states = ['done', 'current', 'upcoming'];

const requirements = z
  .array(
    z.strictObject({
      text: text(300),
      state: oneOf(states),
      date: day.nullable().optional(),
    }),
    'Must be a list',
  )
  .min(1, 'Must not be empty')
  .max(20, 'Must have at most 20 entries')
  .superRefine((all, context) => {
    const ranks = all.map(({ state }) => states.indexOf(state));
    const wrong = ranks.findIndex((rank, at) => {
      const before = ranks[at - 1] ?? 0;
      return rank < before || (rank === before && states[rank] === 'current');
    });
    if (wrong === -1) return;
    context.addIssue({
      code: 'custom',
      path: [wrong, 'state'],
      message: 'Done requirements must come first, then at most one current requirement',
    });
  });

export const enrollments = rowKind({
  table: 'enrollments',
  onlyNew: ['id'],
  schema: z
    .strictObject({
      external_id: text(200),
      customer,
      bank_name: text(200),
      enrolled_date: day,
      bonus_amount: gain,
      progress: number(0, 100),
      status: text(50),
      requirements: optional(requirements),
      expected_payout: optional(gain),
      expected_payout_date: optional(day),
      payout: optional(gain),
      payout_date: optional(day),
      fee_kept: optional(gain),
      withheld: optional(gain),
      cancellation_reason: optional(text(500)),
    })
    .superRefine(bothOrNeither('payout', 'payout_date'))
    .refine((line) => line.cancellation_reason === null || line.status === 'cancelled', {
      path: ['cancellation_reason'],
      error: 'Only allowed with the status cancelled',
    }),
});

export const accounts = rowKind({
  table: 'accounts',
  onlyNew: ['id', 'created_at'],
  schema: z
    .strictObject({
      external_id: text(200),
      customer,
      bank_name: text(200).nullable(),
      account_type: text(100),
      balance: amount,
      last_four: optional(text(4).regex(/^\d{4}$/, 'Must be four digits')),
      purpose: optional(oneOf(['hub', 'bonus'])),
      purpose_bank: optional(text(200)),
      last_movement_date: optional(pastDay),
      last_movement_amount: optional(amount),
      seen_on: optional(pastDay),
    })
    .superRefine(bothOrNeither('last_movement_date', 'last_movement_amount'))
    .refine(({ purpose_bank, purpose }) => purpose_bank === null || purpose === 'bonus', {
      path: ['purpose_bank'],
      error: 'Only allowed with the purpose bonus',
    }),
});

export const activity = rowKind({
  table: 'task_completions',
  onlyNew: ['id'],
  schema: z.strictObject({
    external_id: text(200),
    customer,
    date: day,
    bank: text(200),
    task_type: text(200),
    amount,
    account: text(200),
    category: optional(oneOf(['referral_reward', 'correction'])),
  }),
});

export const milestones = rowKind({
  table: 'milestones',
  onlyNew: [],
  schema: z
    .strictObject({
      customer,
      milestone: oneOf(importedMilestones),
      done_on: day.nullable(),
      expected_on: day.nullable(),
      failed_on: optional(pastDay),
      failure_reason: optional(text(300)),
    })
    .refine((line) => line.failure_reason === null || line.failed_on !== null, {
      path: ['failed_on'],
      error: 'Required with a failure_reason',
    })
    .refine((line) => line.failed_on === null || line.milestone === 'identity_checked', {
      path: ['failed_on'],
      error: 'Only allowed for identity_checked',
    }),
});

/** Returns the rule that two fields have values only together. */
function bothOrNeither<Field extends string>(one: Field, other: Field) {
  return (line: Record<Field, unknown>, context: z.RefinementCtx) => {
    if ((line[one] === null) === (line[other] === null)) return;
    const [missing, given] = line[one] === null ? [one, other] : [other, one];
    context.addIssue({ code: 'custom', path: [missing], message: `Required with a ${given}` });
  };
}

/** The columns of the fields whose name is another one; amounts are stored in cents. */
const columnNames: Readonly<Record<string, string>> = {
  bonus_amount: 'bonus_amount_cents',
  expected_payout: 'expected_payout_cents',
  payout: 'payout_cents',
  fee_kept: 'fee_kept_cents',
  withheld: 'withheld_cents',
  balance: 'balance_cents',
  last_movement_amount: 'last_movement_amount_cents',
  amount: 'amount_cents',
  milestone: 'kind',
};

interface RowKind {
  schema: ImportKind['schema'];
  table: 'enrollments' | 'accounts' | 'task_completions' | 'milestones';
  /** The columns that an import sets in a new row only, besides its key. */
  onlyNew: readonly ('id' | 'created_at')[];
}

/** Returns a kind of import that stores each line as a row of a table. */
function rowKind({ schema, table: name, onlyNew }: RowKind): ImportKind {
  const hasOwnKey = name !== 'milestones';
  const key = hasOwnKey ? ['external_id'] : ['registration_id', 'kind'];
  const table = sql.table(`portal.${name}`);
  const list = (names: readonly string[], source?: string) =>
    sql.join(names.map((column) => sql.ref(source ? `${source}.${column}` : column)));

  return {
    schema,
    hasOwnKey,
    keyField: hasOwnKey ? 'external_id' : 'milestone',
    write: async ({ kysely }, lines) => {
      const rows = lines.map(rowOf);
      const given = Object.keys(rows[0] ?? {});
      const changing = given.filter(
        (column) => !['id', 'created_at', 'registration_id', ...key].includes(column),
      );
      const all = list([...new Set(['registration_id', ...key, ...onlyNew, ...changing])]);
      const { rows: written } = await sql<{ outcome: Outcome | null }>`
        with given as (
          select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
            with ordinality
        ), written as (
          insert into ${table} as stored (${all}) select ${all} from given
          on conflict (${list(key)}) do update
            set (${list(changing)}) = row (${list(changing, 'excluded')})
            where stored.registration_id = excluded.registration_id
              and (${list(changing, 'stored')}) is distinct from (${list(changing, 'excluded')})
          returning ${list(key)}, (xmax = 0) as is_new
        )
        select case
          when written.is_new then 'new'
          when not written.is_new then 'changed'
          when stored.registration_id = given.registration_id then 'unchanged'
        end as outcome
        from given
        left join written using (${list(key)})
        left join ${table} as stored using (${list(key)})
        order by given.ordinality`.execute(kysely);
      return written.map(
        ({ outcome }) => outcome ?? { error: 'external_id: Belongs to another customer' },
      );
    },
  };
}

/**
 * Returns the row of a line. Each row of a batch is a microsecond later than the one before, so
 * that accounts keep the order of the file.
 */
function rowOf({ values: { customer: _, ...values }, registrationId }: ImportLine, index: number) {
  const microseconds = String(index).padStart(3, '0');
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([field, value]) => [columnNames[field] ?? field, value]),
    ),
    registration_id: registrationId,
    id: randomUUID(),
    created_at: new Date().toISOString().replace('Z', `${microseconds}Z`),
  };
}
