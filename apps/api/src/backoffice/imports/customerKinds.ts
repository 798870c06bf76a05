import { type FieldKeys, encryptionContexts } from '../../encryption/index.ts';
import type { CustomerKind } from './customerImport.ts';
import { closed, customer } from './importFields.ts';

/** The number of friends who registered; `null` means that it is unknown. */
export const referralCounts: CustomerKind = {
  schema: closed({
    customer,
    count: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
  }),
  none: { count: null },
  read: async ({ kysely }, ids) => {
    const rows = await kysely
      .selectFrom('portal.registrations')
      .select(['id', 'referral_count'])
      .where('id', 'in', ids)
      .where('referral_count', 'is not', null)
      .execute();
    return new Map(rows.map(({ id, referral_count: count }) => [id, { count }]));
  },
  write: async ({ kysely }, id, { count }) => {
    await kysely
      .updateTable('portal.registrations')
      .set({ referral_count: count as number | null })
      .where('id', '=', id)
      .execute();
  },
};

const orNull = (maxLength: number) => ({ type: ['string', 'null'], minLength: 1, maxLength });

const bankLoginSchema = closed({
  customer,
  bank_email: orNull(320),
  bank_phone: orNull(40),
  password: orNull(1024),
});

/** The logins that staff use at a customer's banks. The password is stored encrypted. */
export const bankLogins = (keys: FieldKeys): CustomerKind => ({
  schema: bankLoginSchema,
  read: async ({ kysely }, ids) => {
    const rows = await kysely
      .selectFrom('portal.bank_logins')
      .selectAll()
      .where('registration_id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ registration_id: id, bank_email, bank_phone, password_sealed: ciphertext }) => {
        const context = encryptionContexts.bankPassword(id);
        const password = ciphertext === null ? null : keys.decrypt(ciphertext, context);
        return [id, { bank_email, bank_phone, password }];
      }),
    );
  },
  write: async ({ kysely }, registration_id, values) => {
    const { password, ...plain } = values as Record<
      'bank_email' | 'bank_phone' | 'password',
      string | null
    >;
    const context = encryptionContexts.bankPassword(registration_id);
    const row = {
      ...plain,
      password_sealed: password === null ? null : keys.encrypt(password, context),
      updated_at: new Date(),
    };
    await kysely
      .insertInto('portal.bank_logins')
      .values({ registration_id, ...row })
      .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(row))
      .execute();
  },
});
