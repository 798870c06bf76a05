import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { createFieldKeys, generateFieldKeys } from '../../encryption/fieldKeys.ts';
import { encryptionContexts } from '../../encryption/encryptionContexts.ts';
import { startTogether } from '../../testing/startTogether.ts';
import { testService, type TestService } from '../../testing/testService.ts';
import { importExamples } from './importExamples.testing.ts';
import { importKindNames, importKinds, type ImportKindName } from './importKinds.ts';
import { runImport } from './runImport.testing.ts';

const fieldKeys = createFieldKeys(generateFieldKeys());
const kinds = importKinds(loadContract(), fieldKeys);
let service: TestService;
beforeAll(async () => {
  service = await testService({ fieldKeys });
});

type Line = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/** Returns the rows of one customer as JSON. */
async function rowsOf(table: string, registrationId: string): Promise<Row[]> {
  const owner = sql.ref(table === 'portal.registrations' ? 'id' : 'registration_id');
  const { rows } = await sql<{ row: Row }>`select to_jsonb(stored) as row
    from ${sql.table(table)} as stored where ${owner} = ${registrationId}`.execute(
    service.db.kysely,
  );
  return rows.map(({ row }) => row);
}

const tables: Record<ImportKindName, string> = {
  enrollments: 'portal.enrollments',
  accounts: 'portal.accounts',
  activity: 'portal.task_completions',
  milestones: 'portal.milestones',
  referrals: 'portal.registrations',
  'bank-logins': 'portal.bank_logins',
};

/** Returns a field of a line as stored: money in cents, the bank password encrypted. */
function storedField(row: Row, field: string, registrationId: string): unknown {
  const cents = row[`${field}_cents`];
  if (cents !== undefined) return cents === null ? null : Number(cents) / 100;
  if (field === 'count') return row['referral_count'];
  if (field !== 'password') return row[field];
  const ciphertext = row['password_sealed'] as string | null;
  const context = encryptionContexts.bankPassword(registrationId);
  return ciphertext === null ? null : fieldKeys.decrypt(ciphertext, context);
}

/** Returns these fields of the only imported row of a customer. */
async function storedLine(name: ImportKindName, registrationId: string, fields: string[]) {
  const rows = await rowsOf(tables[name], registrationId);
  expect(rows).toHaveLength(1);
  return Object.fromEntries(
    fields.map((field) => [field, storedField(rows[0] ?? {}, field, registrationId)]),
  );
}

let keys = 0;
async function keyOf(name: ImportKindName): Promise<{ registrationId: string; key: Line }> {
  const { registrationId } = await service.registered();
  const all: Line = {
    external_id: `K-${(keys += 1)}`,
    customer: registrationId,
    milestone: 'identity_checked',
  };
  const own = importExamples[name].keys.map((field) => [field, all[field]]);
  return { registrationId, key: Object.fromEntries(own) as Line };
}

const run = async (name: ImportKindName, line: Line) => {
  const { counts, rejected } = await runImport(service.db, kinds[name], [line]);
  expect(rejected).toEqual([]);
  const { lines: _, rejected: __, ...outcomes } = counts;
  return outcomes;
};
const outcome = { new: 0, changed: 0, unchanged: 0 };

describe.each(importKindNames)('import of %s', (name) => {
  const { keys: keyFields, line, changes } = importExamples[name];
  const fields = Object.keys(line);

  test('has an example with every field of its schema', () => {
    const all = Object.keys(kinds[name].schema.properties).sort();
    expect([...keyFields, ...fields].sort()).toEqual(all);
    expect(Object.keys(changes).sort()).toEqual([...fields].sort());
  });

  const each = Object.entries(changes).flatMap(([field, values]) =>
    values.map((change) => ({ field, ...change })),
  );
  test.each(each)(
    'stores a changed $field ($to), reports the line as changed, and can change it back',
    async ({ field, to, in: beside }) => {
      const { registrationId, key } = await keyOf(name);
      const before = { ...line, ...beside };
      const after = { ...before, [field]: to };
      const stored = () => storedLine(name, registrationId, fields);
      expect(await run(name, { ...key, ...before })).toEqual({ ...outcome, new: 1 });
      expect(await stored()).toEqual(before);
      expect(await run(name, { ...key, ...after })).toEqual({ ...outcome, changed: 1 });
      expect(await stored()).toEqual(after);
      expect(await run(name, { ...key, ...after })).toEqual({ ...outcome, unchanged: 1 });
      expect(await run(name, { ...key, ...before })).toEqual({ ...outcome, changed: 1 });
      expect(await stored()).toEqual(before);
    },
  );

  const importAtOnce = (registrationId: string, lines: readonly Line[]) =>
    startTogether(
      service.db,
      (kysely) =>
        kysely
          .selectFrom('portal.registrations')
          .select('id')
          .where('id', '=', registrationId)
          .forUpdate()
          .execute(),
      lines.map((each) => () => run(name, each)),
    );

  test('if two imports of the same line run at once, one reports it as new and the other as unchanged', async () => {
    const { registrationId, key } = await keyOf(name);
    const both = await importAtOnce(registrationId, [
      { ...key, ...line },
      { ...key, ...line },
    ]);
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([
        { ...outcome, new: 1 },
        { ...outcome, unchanged: 1 },
      ]),
    );
  });
});
