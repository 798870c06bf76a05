import type { Database } from './openDatabase.ts';

/**
 * Stores the sign-in address of a registration, which its owner changes at the identity provider. Staff name customers
 * by it, and mails go to it.
 */
export async function storeSignInAddress(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  email: string,
): Promise<void> {
  await kysely
    .updateTable('portal.registrations')
    .set({ email: email.trim().toLowerCase() })
    .where('id', '=', registrationId)
    .execute();
}
