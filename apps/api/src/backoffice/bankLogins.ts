import type { Contract } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { type FieldKeys, encryptionContexts } from '../encryption/index.ts';
import type { ImportKind, Outcome, ImportLine } from './imports/importKind.ts';
import { bankLoginSchema, type BankLoginLine } from './imports/importSchemas.ts';

/** Creates the import of bank logins. Each customer has at most one, so lines need no key. */
export function bankLogins(contract: Contract, keys: FieldKeys): ImportKind {
  return {
    schema: bankLoginSchema,
    check: contract.compile(bankLoginSchema),
    keyField: 'customer',
    keyOf: ({ registrationId }) => registrationId,
    write: async (db, lines) => {
      const stored = await readLogins(db, keys, lines);
      const outcomes: Outcome[] = [];
      for (const line of lines) {
        const { registrationId } = line;
        const { bank_email, bank_phone, password } = line.values as unknown as BankLoginLine;
        const before = stored.get(registrationId);
        if (
          before?.bank_email === bank_email &&
          before.bank_phone === bank_phone &&
          before.password === password
        ) {
          outcomes.push('unchanged');
          continue;
        }
        const context = encryptionContexts.bankPassword(registrationId);
        const row = {
          bank_email,
          bank_phone,
          password_sealed: password === null ? null : keys.encrypt(password, context),
          updated_at: new Date(),
        };
        await db.kysely
          .insertInto('portal.bank_logins')
          .values({ registration_id: registrationId, ...row })
          .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(row))
          .execute();
        outcomes.push(before ? 'changed' : 'new');
      }
      return outcomes;
    },
  };
}

/** Returns the stored logins of these customers, locked until the transaction ends. */
async function readLogins(
  { kysely }: Pick<Database, 'kysely'>,
  keys: FieldKeys,
  lines: readonly ImportLine[],
): Promise<Map<string, Omit<BankLoginLine, 'customer'>>> {
  const ids = lines.map(({ registrationId }) => registrationId);
  // Serializes imports for the same customers, since a login that does not exist yet cannot be
  // locked.
  await kysely
    .selectFrom('portal.registrations')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await kysely
    .selectFrom('portal.bank_logins')
    .selectAll()
    .where('registration_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ registration_id, bank_email, bank_phone, password_sealed: ciphertext }) => {
      const context = encryptionContexts.bankPassword(registration_id);
      const password = ciphertext === null ? null : keys.decrypt(ciphertext, context);
      return [registration_id, { bank_email, bank_phone, password }];
    }),
  );
}
