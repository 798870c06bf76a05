import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../db/index.ts';
import { type FieldKeys, encryptionContexts } from '../../encryption/index.ts';
import { customer, number, text } from './fields.ts';
import type { ImportKind, LineValues, Outcome } from './importKind.ts';

type Db = Pick<Database, 'kysely'>;

interface CustomerKind<Line extends LineValues> {
  schema: z.ZodType<Line>;
  /** Returns the stored values of a customer; `null` for each that is not stored. */
  read(db: Db, registrationId: string): Promise<Omit<Line, 'customer'>>;
  write(db: Db, registrationId: string, values: Omit<Line, 'customer'>): Promise<unknown>;
}

/** Returns a kind of import that stores one value, or group of values, for each customer. */
function customerKind<Line extends LineValues>(kind: CustomerKind<Line>): ImportKind {
  return {
    schema: kind.schema,
    hasOwnKey: false,
    keyField: 'customer',
    write: async (db, lines) => {
      const outcomes: Outcome[] = [];
      for (const { registrationId, values } of lines) {
        const { customer: _, ...given } = values as Line;
        const before = await kind.read(db, registrationId);
        const isChange = !isDeepStrictEqual(given, before);
        const isNew = Object.values(before).every((value) => value === null);
        if (isChange) await kind.write(db, registrationId, given);
        outcomes.push(isChange ? (isNew ? 'new' : 'changed') : 'unchanged');
      }
      return outcomes;
    },
  };
}

/** The number of friends who registered; `null` means that it is unknown. */
export const referrals = customerKind({
  schema: z.strictObject({
    customer,
    count: number(0, 1_000_000).int('Must be a whole number').nullable(),
  }),
  read: ({ kysely }, id) =>
    kysely
      .selectFrom('portal.registrations')
      .select('referral_count as count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  write: ({ kysely }, id, { count }) =>
    kysely
      .updateTable('portal.registrations')
      .set({ referral_count: count })
      .where('id', '=', id)
      .execute(),
});

/** The logins that staff use at a customer's banks. The password is stored encrypted. */
export const bankLogins = (keys: FieldKeys) =>
  customerKind({
    schema: z.strictObject({
      customer,
      bank_email: text(320).nullable(),
      bank_phone: text(40).nullable(),
      password: text(1024).nullable(),
    }),
    read: async ({ kysely }, id) => {
      const row = await kysely
        .selectFrom('portal.bank_logins')
        .select(['bank_email', 'bank_phone', 'password_sealed'])
        .where('registration_id', '=', id)
        .executeTakeFirst();
      const { bank_email = null, bank_phone = null, password_sealed: sealed = null } = row ?? {};
      const context = encryptionContexts.bankPassword(id);
      const password = sealed === null ? null : keys.decrypt(sealed, context);
      return { bank_email, bank_phone, password };
    },
    write: ({ kysely }, registration_id, { password, ...plain }) => {
      const context = encryptionContexts.bankPassword(registration_id);
      const row = {
        ...plain,
        password_sealed: password === null ? null : keys.encrypt(password, context),
        updated_at: new Date(),
      };
      return kysely
        .insertInto('portal.bank_logins')
        .values({ registration_id, ...row })
        .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(row))
        .execute();
    },
  });
